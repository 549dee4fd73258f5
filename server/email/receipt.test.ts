import { expect, onTestFinished, test } from 'vitest';
import type { Language } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import type { Reach } from '#contract/question-form.ts';
import { newMail } from '../db/tables/outbox.ts';
import { newRow } from '../db/tables/questions.ts';
import { composeMail } from './compose.ts';

const config = { siteUrl: 'https://example.com', mail: { from: 'help@example.com' } };

test.each<[Reach, Language, string]>([
  ['email', 'en', 'We aim to answer by email within 6 hours.'],
  ['call', 'en', 'We aim to call you within 6 hours.'],
  ['text', 'en', 'We aim to text you within 6 hours.'],
  ['email', 'es', 'Nuestra meta es contestarle por correo en menos de 6 horas.'],
  ['call', 'es', 'Nuestra meta es llamarle en menos de 6 horas.'],
  ['text', 'es', 'Nuestra meta es mandarle un mensaje de texto en menos de 6 horas.'],
])('a receipt promises the answer that was asked for: %s, %s', (reach, language, promise) => {
  const asked = { name: 'Ada', email: 'ada@example.com', phone: '(830) 555-0142', reach, language } as const;
  const question = newRow({ ...asked, urgency: 'urgent', category: 'general', question: 'Dry?' }, 'key', 0);
  const mail = newMail({ kind: 'receipt', recipient: 'ada@example.com', priority: 1, createdAt: 0 });
  const { text } = composeMail(config, { ...mail, kind: 'receipt' }, { question }) ?? {};
  expect(text?.split('\n\n')[0]).toMatch(new RegExp(`${question.reference}\\. ${promise.replaceAll('.', '\\.')}$`));
});

test.each<[Language, RegExp]>([
  ['en', / within 1 hour\.$/],
  ['es', / en menos de 1 hora\.$/],
])('a promise of one hour is singular: %s', (language, promise) => {
  const before = { ...owner.promises.answerHours };
  onTestFinished(() => void Object.assign(owner.promises.answerHours, before));
  Object.assign(owner.promises.answerHours, { emergency: 1 });
  const asked = { name: 'Ada', email: 'ada@example.com', reach: 'email', language } as const;
  const question = newRow({ ...asked, urgency: 'emergency', category: 'general', question: 'Dry?' }, 'key', 0);
  const mail = newMail({ kind: 'receipt', recipient: 'ada@example.com', priority: 1, createdAt: 0 });
  const { text } = composeMail(config, { ...mail, kind: 'receipt' }, { question }) ?? {};
  expect(text?.split('\n\n')[0]).toMatch(promise);
});
