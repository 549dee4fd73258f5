/** Providers that ignore dots in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches, as far as its spelling tells: lower case, without what follows a plus sign. Limits
 * count it, so that one mailbox cannot be filled through a hundred spellings. Mail goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return `${dotless.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
