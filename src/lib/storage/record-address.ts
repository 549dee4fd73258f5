const prefix = '#record-';

/** The URL fragment of a record; `part` is a section of its page. */
export function recordAddress(id: string, part?: 'send'): string {
  return `${prefix}${id}${part ? `/${part}` : ''}`;
}

/** Parses a URL fragment: the record and the section of its page. */
export function recordIn(hash: string): { readonly id: string | null; readonly part: string } {
  if (!hash.startsWith(prefix)) return { id: null, part: '' };
  const [id = '', part = ''] = hash.slice(prefix.length).split('/');
  return { id, part };
}
