export type Encoding = 'br' | 'gzip' | 'identity';

/** Ours, best first; the visitor's weights decide before this order does. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer with, by RFC 9110 section 12.5.3: the highest weight among the ones we hold, `q=0` excludes,
 * `*` stands for the unnamed ones, and identity is acceptable unless it is excluded. When everything is excluded the
 * answer is identity: a readable page serves a visitor better than a refusal.
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!header) return 'identity';
  const weights = parseWeights(header);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weightOf(encoding, weights);
    if (available.has(encoding) && weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function weightOf(encoding: Encoding, weights: ReadonlyMap<string, number>): number {
  const named = weights.get(encoding) ?? weights.get('*');
  // Identity needs no mention, but never wins over an encoding that was asked for.
  return named ?? (encoding === 'identity' ? 0.0001 : 0);
}

function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) weights.set(name, quality === undefined ? 1 : Number.parseFloat(quality) || 0);
  }
  return weights;
}
