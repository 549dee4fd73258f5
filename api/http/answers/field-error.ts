import type { FastifySchemaValidationError } from 'fastify';
import { PublicError } from './public-error.ts';
import { errorWords, fieldWords, isErrorCode } from './words.ts';

/** A refusal that names the fields at fault, each with the sentence to show beside it. */
export class FieldError extends PublicError {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(400, 'form-faults');
    this.fields = fields;
  }

  override words(): string {
    const [first = '', ...others] = Object.values(this.fields);
    return others.length === 0 ? first : errorWords(this.code, { sentences: [first, ...others].join(' ') });
  }
}

/**
 * Turns what a schema found into a refusal: for a body, each field's first sentence. The schemas' messages are codes.
 * @param part Which part of the request the schema looked at: "body", "headers", "querystring".
 */
export function refusalOf(issues: readonly FastifySchemaValidationError[], part: string | undefined): PublicError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = '', params } of part === 'body' ? issues : []) {
    const field = instancePath.split('/')[1];
    if (field) fields[field] ??= fieldWords(message, { most: Number(params.maximum) });
  }
  if (Object.keys(fields).length > 0) return new FieldError(fields);
  const code = issues[0]?.message ?? '';
  return new PublicError(400, isErrorCode(code) ? code : 'unreadable');
}
