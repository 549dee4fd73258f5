import type { FastifySchemaValidationError } from 'fastify';
import type { Language } from '#content/languages.ts';
import type { Values } from '#content/locale/say.ts';
import { errorWords, fieldWords, isErrorCode } from '../words.ts';
import { PublicError } from './public-error.ts';

/** What is wrong with a field: the code of the sentence to show beside it, and the values in its places. */
export interface FieldFault {
  readonly code: string;
  readonly values?: Values;
}

/** A refusal that names the fields at fault. */
export class FieldError extends PublicError {
  readonly #faults: Readonly<Record<string, FieldFault>>;
  constructor(faults: Readonly<Record<string, FieldFault>>) {
    super(400, 'form-faults');
    this.#faults = faults;
  }

  /** The sentence to show beside each field at fault. */
  fields(language: Language): Readonly<Record<string, string>> {
    const told = Object.entries(this.#faults).map(([field, { code, values }]) => [
      field,
      fieldWords(language, code, values),
    ]);
    return Object.fromEntries(told);
  }

  override words(language: Language): string {
    const [first = '', ...others] = Object.values(this.fields(language));
    return others.length === 0 ? first : errorWords(language, this.code, { sentences: [first, ...others].join(' ') });
  }
}

/**
 * Turns what a schema found into a refusal: for a body, each field's first fault. The schemas' messages are codes.
 * @param part Which part of the request the schema looked at: "body", "headers", "querystring".
 */
export function refusalOf(issues: readonly FastifySchemaValidationError[], part: string | undefined): PublicError {
  const faults: Record<string, FieldFault> = {};
  for (const { instancePath, message = '', params } of part === 'body' ? issues : []) {
    const field = instancePath.split('/')[1];
    if (field) faults[field] ??= { code: message, values: { most: Number(params.maximum) } };
  }
  if (Object.keys(faults).length > 0) return new FieldError(faults);
  const code = issues[0]?.message ?? '';
  return new PublicError(400, isErrorCode(code) ? code : 'unreadable');
}
