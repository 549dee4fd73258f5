import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages, localeIn } from '#content/i18n/languages.ts';
import { render, unmount } from '../../lib/testing/page.ts';
import { MoldRules } from './MoldRules.tsx';

const words = languages.en.claim.mold;

async function openIn(language: 'en' | 'es') {
  const props = {
    words: languages[language].claim.mold,
    language: localeIn(language),
    names: [],
    inspectionAt: '/wtr-connection#estimate',
  };
  await render(<MoldRules {...props} />);
}

beforeEach(() => {
  sessionStorage.clear();
  return openIn('en');
});
afterEach(unmount);

const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

async function fill(given: Readonly<Record<string, string>>, ticks: readonly string[] = []) {
  await act(async () => {
    for (const name of ['area', 'patch']) {
      field(`[name="${name}"]`).value = given[name] ?? '';
      field(`[name="${name}"]`).dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const name of ['who', 'property']) if (given[name]) field(`[name="${name}"][value="${given[name]}"]`).click();
    for (const tick of ticks) field(`[name="${tick}"]`).click();
  });
}
const press = () => act(async () => field('button[type="submit"]').click());

const hired = { area: '40', who: 'hired', property: 'other' };

describe('answer', () => {
  test('license needed: reason, documents in order, and link to the rule', async () => {
    await fill(hired);
    await press();
    expect(text('section')).toContain(words.answer.verdicts.license);
    expect(text('section')).toContain(words.answer.why['1958.101']);
    expect([...document.querySelectorAll('section li')].map(({ textContent }) => textContent)).toEqual([
      words.answer.papers.protocol,
      words.answer.papers.plan,
      words.answer.papers.notice,
      words.answer.papers.certificate,
    ]);
    expect(field('section a').getAttribute('href')).toBe('#rule-hired');
    expect(document.activeElement?.textContent).toBe(words.answer.title);
  });

  test.each([
    ['patches that together reach 25', { ...hired, patch: '20' }, [], 'askFirst', words.answer.askFirst],
    ['a license holder on a small job', { ...hired, area: '8' }, ['holdsLicense'], 'holder', words.answer.papers.plan],
    ['a person paid to test', { ...hired, who: 'assessor', area: '2' }, [], 'license', words.answer.papers.assessor],
    ['a hired hand on a small job', { ...hired, area: '8' }, [], 'none', words.answer.found],
    [
      'heating that may be moldy',
      { area: '5', who: 'owner', property: 'home-under-10-units' },
      ['hvac'],
      'none',
      words.answer.advice['guide-or-experienced-contractor'],
    ],
  ] as const)('%s', async (_what, given, ticks, verdict, said) => {
    await fill(given, ticks);
    await press();
    expect(document.querySelector('section')?.getAttribute('data-verdict')).toBe(verdict);
    expect(text('section')).toContain(said);
  });

  test.each([
    ['24.9 in all', { ...hired, area: '24.9', patch: '12' }, [], true],
    ['25 in all, no patch of 25', { ...hired, area: '25', patch: '12' }, [], false],
    ['40 in all, a tenant', { ...hired, who: 'tenant', patch: '12' }, [], false],
    ['40 in all, a license holder', { ...hired, patch: '12' }, ['holdsLicense'], false],
    ['one patch of 25', { ...hired, area: '25' }, [], false],
  ] as const)('the material of the whole job decides what it permits: %s', async (_what, given, ticks, permits) => {
    await fill(given, ticks);
    await press();
    const { why, papers, verdicts } = words.answer;
    const permissions = [why['1958.102(a)'], why['1958.102(c)'], papers.none, verdicts.none, verdicts.holder];
    expect(permissions.some((words) => text('section').includes(words))).toBe(permits);
  });

  test('is marked as outdated after a change', async () => {
    await fill(hired);
    await press();
    expect(text('section')).not.toContain(words.answer.changed);
    await act(async () => field('[name="who"][value="tenant"]').click());
    expect(text('section')).toContain(words.answer.changed);
  });
});

describe('saved form', () => {
  const shown = () => {
    const data = new FormData(document.querySelector('form') ?? undefined);
    return Object.fromEntries(data);
  };
  const again = async (language: 'en' | 'es') => {
    await unmount();
    await openIn(language);
  };

  test('is restored after a reload and in the other language', async () => {
    await fill({ ...hired, patch: '20' }, ['hvac']);
    const typed = shown();
    await again('es');
    expect(shown()).toEqual({ ...typed, area: '40', patch: '20', hvac: 'on' });
  });

  test('stays empty after it was cleared', async () => {
    await fill(hired, ['hvac']);
    await fill({ area: '' }, ['hvac']);
    await again('en');
    expect(shown()).toEqual({ area: '', patch: '', who: 'hired', property: 'other' });
  });

  test.each(['nothing', '{', '7', '[7]', '[["\\"]", "x"], ["who", "nobody"]]'])(
    'ignores the invalid stored value %s',
    async (stored) => {
      sessionStorage.setItem('mold-rules', stored);
      await again('en');
      expect(shown()).toEqual({ area: '', patch: '' });
    },
  );
});

describe('validation', () => {
  test.each([
    ['a larger patch', { ...hired, patch: '41' }, 'patch-larger', 'patch'],
    ['nobody', { area: '40', property: 'other' }, 'no-worker', 'who'],
  ] as const)('%s shows an error at its field and keeps the input', async (_what, given, error, name) => {
    await fill(given);
    await press();
    expect(text('[role="alert"]')).toBe(words.errors[error]);
    expect(document.activeElement?.getAttribute('name')).toBe(name);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.activeElement?.closest('fieldset, div:not(:empty)')?.querySelector('[role="alert"]'),
    ).not.toBeNull();
    expect(field('[name="area"]').value).toBe(given.area);
    expect(document.querySelector('section')).toBeNull();
  });
});

test('an ambiguous number shows an error in the language of the page and stays', async () => {
  await unmount();
  await openIn('es');
  await fill({ ...hired, patch: ' 2,000 ' });
  await press();
  expect(text('[role="alert"]')).toBe('«2,000» se puede leer de dos maneras. Escriba 2000 o 2.');
  expect(document.activeElement).toBe(field('[name="patch"]'));
  expect(field('[name="patch"]').value).toBe(' 2,000 ');
  expect(document.querySelector('section')).toBeNull();
});

test('every rule that an answer links to is listed on the page', async () => {
  for (const [who, property] of [
    ['hired', 'other'],
    ['tenant', 'other'],
    ['owner', 'home-under-10-units'],
    ['builder', 'other'],
  ] as const) {
    await fill({ area: '8', who, property }, []);
    await press();
    const links = [...document.querySelectorAll('section a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(4);
    expect(links.filter((link) => !Object.keys(words.rules).includes(link?.replace('#rule-', '') ?? ''))).toEqual([]);
  }
});
