import * as z from 'zod/mini';
import { asciiEmail, isPhone, plainPhone, questionLimits } from './question-form.ts';

/** Control characters and bidirectional marks, which are stripped from user input. */
const invisible = /[\p{Cc}\p{Bidi_Control}\ufeff]/gu;
const keepLines = (match: string) => (match === '\n' || match === '\t' ? match : '');

/** Text of one line: invisible characters become spaces, runs of space become one. */
export const oneLine = (text: string) =>
  text.toWellFormed().normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ');

/** Text of several lines: line ends become LF, other invisible characters go. */
export const severalLines = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(invisible, (each) => keepLines(each));

/** A field of one line with a limit, in characters (UTF-16 units) after trimming. */
export const lineField = (limit: number, tooLong: string) =>
  z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(limit, tooLong));

/** A name in one line, also without format characters (Unicode Cf), which can hide text in it, and starts of encoded words (RFC 2047). */
export const plainName = (text: string) =>
  oneLine(
    oneLine(text)
      .replace(/\p{Cf}/gu, '')
      .replace(/=+\?+/g, ''),
  );

/**
 * An e-mail address by the rule of the browser's own check, as long as mail allows (RFC 5321), with a dot in its domain, no
 * number for its last part, and no route of other servers before the @.
 */
export const emailField = z
  .string('email-wrong')
  .check(
    z.overwrite(asciiEmail),
    z.maxLength(questionLimits.email, 'email-wrong'),
    z.regex(z.regexes.html5Email, 'email-wrong'),
    z.regex(/^[^!%]+@[^@]+\.(?!\d+$)[^@.]+$/, 'email-wrong'),
  );

const phone = z
  .string('phone-wrong')
  .check(z.overwrite(plainPhone), z.maxLength(questionLimits.phone, 'phone-wrong'), z.refine(isPhone, 'phone-wrong'));

/** A telephone number as people write it, or nothing. */
export const phoneField = z.union([z.literal(''), phone], 'phone-wrong');

/** The address of someone who may leave it out. */
export const optionalEmailField = z.union([z.literal(''), emailField], 'email-wrong');

/** Honeypot field: hidden from people, filled in by bots. A value of another type counts as filled. */
export const trap = z.catch(z.optional(z.string()), 'filled');
