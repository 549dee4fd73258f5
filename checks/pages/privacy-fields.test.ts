import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { estimateForm, questionForm } from '#contract/forms.ts';

/** Fields that hold nothing of the writer's: the language of the page, and two guards against programs. */
const ofNobody = ['language', 'website', 'elapsedMs'] as const;
type SentField = Exclude<keyof (typeof questionForm & typeof estimateForm)['shape'], (typeof ofNobody)[number]>;

/** The words by which the privacy page names each field that a form sends. */
const words: Readonly<Record<SentField, { readonly en: string; readonly es: string }>> = {
  name: { en: 'your name', es: 'su nombre' },
  email: { en: 'email address', es: 'correo electrónico' },
  phone: { en: 'phone number', es: 'teléfono' },
  location: { en: 'location', es: 'lugar' },
  reach: { en: 'how you want to be reached', es: 'cómo quiere que le respondamos' },
  urgency: { en: 'urgency', es: 'la urgencia' },
  category: { en: 'category', es: 'el tema' },
  question: { en: 'question', es: 'la pregunta' },
  waitedMs: { en: 'how long your message waited on your device', es: 'cuánto esperó su mensaje en su dispositivo' },
};

const sent = new Set([...Object.keys(questionForm.shape), ...Object.keys(estimateForm.shape)]);

test('every field of the forms has its words in this test', () => {
  const known: readonly string[] = [...Object.keys(words), ...ofNobody];
  expect([...sent].toSorted(), 'add the field to `words`, and to the privacy page').toEqual(known.toSorted());
});

test.each(['en', 'es'] as const)('the privacy page names every field that the forms send: %s', (language) => {
  const file = `content/${language}/pages/legal/privacy.mdx`;
  const sentence = readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.includes('](/ask)') && line.includes('](/wtr-connection)'));
  const missing = Object.values(words).filter((word) => !sentence?.includes(word[language]));
  expect(missing, `name each in the sentence of ${file} that says what the forms send`).toEqual([]);
});
