export type Unknown = Readonly<Record<string, unknown>>;

/** Whether a value is a plain JSON object: not null, not a list. */
export function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
