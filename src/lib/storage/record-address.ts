const prefix = '#record-';

/** What names a record at the end of a page's address; `part` is a part of its page. */
export function recordAddress(id: string, part?: 'send'): string {
  return `${prefix}${id}${part ? `/${part}` : ''}`;
}

/** The record that the end of an address names, and the part of its page. */
export function recordIn(hash: string): { readonly id: string | null; readonly part: string } {
  if (!hash.startsWith(prefix)) return { id: null, part: '' };
  const [id = '', part = ''] = hash.slice(prefix.length).split('/');
  return { id, part };
}
