/**
 * What a request asks for, without the name of the site before it: a client may send the whole address (RFC 9112, 3.2.2), and every
 * route is found by the rest.
 */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') || rest === '*' ? rest : `/${rest}`;
}
