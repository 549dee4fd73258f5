/** An object of JSON, whose values may be anything. */
export type Unknown = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
