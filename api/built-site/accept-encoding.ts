import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Ours, best first; the visitor's weights decide before this order does. */
export const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The library's own types do not know the option yet. */
interface EncodingNegotiator {
  encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
}

/**
 * The encoding to answer with, by RFC 9110 section 12.5.3. When everything that we hold is excluded the answer is identity:
 * a readable page serves a visitor better than a refusal.
 * @param available What we hold, in the order of `encodings`.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding(available, { preferred: encodings });
  return available.find((encoding) => encoding === best) ?? 'identity';
}
