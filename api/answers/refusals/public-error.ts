import type { Language } from '#content/languages.ts';
import { type ErrorCode, errorWords, waitWords } from '../words.ts';

/** A failure that the visitor should hear about in words, with a status of our choice. */
export class PublicError extends Error {
  override readonly name: string = 'PublicError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  constructor(statusCode: number, code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.statusCode = statusCode;
    this.code = code;
  }

  /** The sentence that the visitor reads. */
  words(language: Language): string {
    return errorWords(language, this.code);
  }
}

/** A limit was reached. The sentence names the wait, and the telephone for what cannot wait. */
export class TooManyRequests extends PublicError {
  /** Whole seconds until the next try may succeed. */
  readonly retryAfter: number;
  constructor(retryAfterMs: number) {
    super(429, 'too-many');
    this.retryAfter = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }

  override words(language: Language): string {
    return errorWords(language, this.code, { wait: waitWords(language, this.retryAfter) });
  }
}
