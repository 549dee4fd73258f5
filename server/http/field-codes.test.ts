import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languageCodes, languages } from '#content/i18n/languages.ts';
import { assessmentRequest } from '#contract/assessment.ts';
import { estimateForm, newsletterRequest, questionForm } from '#contract/forms.ts';

/** What a field of any kind refuses in one of its ways. */
const refused: readonly unknown[] = [undefined, '', ' ', 'x'.repeat(100_000), 'nothing of the kind', 5, []];

test.each([
  ['questions', questionForm],
  ['estimates', estimateForm],
  ['newsletter', newsletterRequest],
  ['assessment', assessmentRequest],
])('each refusal of a field of %s has its words in every language', (_form, schema) => {
  const issues = Object.values<z.ZodMiniType>(schema.def.shape).flatMap((field) =>
    refused.flatMap((value) => z.safeParse(field, value).error?.issues ?? []),
  );
  // The library's own words, for a value of another kind, are answered by a plain sentence.
  const codes = issues.map(({ message }) => message).filter((message) => /^[a-z]+(-[a-z]+)+$/.test(message));
  expect(codes.length).toBeGreaterThan(0);
  for (const language of languageCodes) {
    const { fields } = languages[language].server.api;
    expect([...new Set(codes)].filter((code) => !Object.hasOwn(fields, code))).toEqual([]);
  }
});
