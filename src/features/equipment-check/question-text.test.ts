import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { fromFile } from '#core/drying-job/record/job-file.ts';
import { ruleIds } from '#core/equipment-check/check.ts';
import { blankCheck } from '#core/equipment-check/input.ts';
import { checkWordsOf } from './check-messages-of.ts';
import { compare } from './compare.ts';
import { jobInFile } from './job-in-file.ts';
import { questionIn } from './question-text.ts';
import { typedCheckOf } from './saved-check.ts';

interface Invoice {
  readonly lines: readonly { readonly kind: string; readonly units: number; readonly days: number }[];
}
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')) as {
  readonly jobs: readonly { readonly job: { readonly id: string; readonly invoice: Invoice } }[];
};

/** Words that judge, or that speak of money that somebody owes. */
const judging = {
  en: /overcharg|padded|fraud|\bowed?\b|\bowes\b|refund|should pay|entitled|dispute|\bdeny|denied/i,
  es: /cobr\w* de más|inflad|fraude|\badeud|reembols|derecho a|disput|negar el pago|debe pagar/i,
};

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const words = checkWordsOf(languages[language].claim);
  const locale = localeIn(language);

  test.each(jobs.map(({ job }) => [job.id, job] as const))('the questions of %s have their names', (_id, job) => {
    const reading = fromFile(job);
    const record = reading.ok ? reading.record : null;
    const lines = job.invoice.lines.map(({ kind, units, days }, at) => {
      return { kind, units: String(units), days: String(days), rate: String(20 + at) };
    });
    const compared = compare({ ...blankCheck, lines }, record, language);
    if (!compared.ok) throw new Error(compared.error);
    const { check } = compared;
    const said = check.questions.map((question) => questionIn(question, { check, record, words, locale }));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => /[{}]|undefined|NaN|—/.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test('every rule of the check stands on the page, and no other', () => {
    expect(Object.keys(languages[language].claim.invoice.rules)).toEqual(ruleIds);
  });

  test('no word judges, and none says a sum', () => {
    const page = readFileSync(`content/${language}/pages/equipment-check.mdx`, 'utf8');
    const all = JSON.stringify(languages[language].claim.invoice) + page;
    expect(all.match(judging[language])).toBeNull();
  });
});

describe('what comes from outside', () => {
  test.each([
    ['no JSON', 'hello', 'not-a-record'],
    ['another file', '{"format":"loss-record","version":1}', 'not-a-record'],
    ['a later edition', '{"format":"drying-job","version":99,"id":"a"}', 'newer'],
  ])('%s is refused in words', async (_what, text, error) => {
    expect(await jobInFile(new Blob([text]))).toEqual({ ok: false, error });
  });

  test.each([null, 7, 'x', [], {}, { lines: 3, rooms: [] }])('%j on the device is no form', (value) => {
    expect(typedCheckOf(value)).toBeNull();
  });

  test('a form on the device keeps its texts, and leaves out what is none', () => {
    const kept = { lines: [{ kind: 'lgr', units: 2, days: '3', extra: 'x' }, null], rooms: [], rating: '130' };
    expect(typedCheckOf(kept)).toEqual({
      lines: [
        { kind: 'lgr', units: '', days: '3', rate: '' },
        { kind: '', units: '', days: '', rate: '' },
      ],
      rooms: blankCheck.rooms,
      dehumidifier: 'lgr',
      rating: '130',
    });
  });
});
