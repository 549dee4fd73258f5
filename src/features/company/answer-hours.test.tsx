import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import type { Language } from '#content/i18n/languages.ts';
import { owner } from '#content/owner.ts';
import { ReplyPage } from '../../components/pages/ReplyPage.tsx';
import { InLanguage } from '../../i18n/language-context.tsx';
import { AboutPage } from './AboutPage.tsx';
import { AskPage } from './AskPage.tsx';
import { WtrConnectionPage } from './WtrConnectionPage.tsx';

const pages: readonly (readonly [string, ComponentType])[] = [
  ['/ask', AskPage],
  ['/about', AboutPage],
  ['/wtr-connection', WtrConnectionPage],
  ['/ask/thanks', () => <ReplyPage reply="ask/thanks" />],
  ['/wtr-connection/thanks', () => <ReplyPage reply="wtr-connection/thanks" />],
];
const singular: Readonly<Record<Language, string>> = { en: 'within 1 hour', es: 'en menos de 1 hora' };
const cases = (['en', 'es'] as const).flatMap((language) =>
  pages.map(([path, show]) => [language, path, show] as const),
);

test.each(cases)('a promise of one hour is singular: %s %s', (language, _path, show) => {
  const before = { ...owner.promises.answerHours };
  onTestFinished(() => void Object.assign(owner.promises.answerHours, before));
  Object.assign(owner.promises.answerHours, { emergency: 1, urgent: 1, normal: 1 });
  const html = renderToStaticMarkup(<InLanguage language={language} show={show} with={{}} />);
  expect(html).toContain(singular[language]);
  expect(html).not.toMatch(/\b1 (hours|horas)\b/);
});
