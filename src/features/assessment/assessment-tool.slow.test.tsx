// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerMessagesIn } from '#content/i18n/assessment-answers.ts';
import { pageMessagesIn } from '#content/i18n/assessment-messages.ts';
import type { Language } from '#content/i18n/languages.ts';
import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';
import type { Entry } from '../../lib/storage/entry.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { sheetWordsIn } from '../downloads/letterhead.ts';
import { noteTyped } from './saved-assessment.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const help = {
  company: 'We',
  phone: { dial: '+18305550142', display: '(830) 555-0142' },
  ask: '/ask',
  estimate: '/wtr-connection#estimate',
  record: '/loss-record',
  cost: '/cost-builder',
};
const messagesIn = (code: Language) => ({ page: pageMessagesIn[code], sheet: sheetWordsIn(code) });
const languages = ['en', 'es'];
const examples = { 'ceiling-sags': 'My ceiling sags' };
const mounted: Root[] = [];

/** How the page loads the answer messages of a language. */
let loadMessages: (language: Language) => Promise<AnswerMessages>;

/** A network without an assessment server. */
function offline() {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
}

/** Opens the page with fresh modules; the storage stays. `early` is typed before storage has been read. */
async function open(search = '', early = '') {
  vi.resetModules();
  window.history.replaceState(null, '', `/damage-assessment${search}`);
  document.body.innerHTML = '<div></div>';
  const [{ AssessmentTool }, { loadEngine, whenIdle }, { deviceStore }, { engine }] = await Promise.all([
    import('./AssessmentTool.tsx'),
    import('./load-engine.ts'),
    import('../../lib/storage/store.ts'),
    import('./engine.ts'),
  ]);
  vi.spyOn(engine, 'loadAnswerMessages').mockImplementation((language) => loadMessages(language as Language));
  const root = createRoot(document.body.firstElementChild ?? document.body);
  mounted.push(root);
  await act(async () =>
    root.render(
      <AssessmentTool
        language="en"
        words={{ own: messagesIn('en'), others: { es: messagesIn('es') } }}
        examples={examples}
        help={help}
      />,
    ),
  );
  if (early) await type(early);
  await act(() =>
    loadEngine(languages).then(
      () => {},
      () => {},
    ),
  );
  await act(whenIdle);
  const store = await deviceStore();
  await settled(() => store.read('assessment-draft'));
  const entries = async () => (await store.entries()).map(({ kind, value }: Entry) => [kind, value]);
  return { entries, store };
}

/** Lets pending storage operations finish. */
async function settled(wait: () => Promise<unknown>) {
  for (let turn = 0; turn < 3; turn++) await act(async () => void (await wait()));
}

const box = () => document.querySelector('textarea') as HTMLTextAreaElement;
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const alert = () => document.querySelector('[role=alert]');

async function submit(text: string) {
  await type(text);
  await act(async () => box().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

async function assess(text: string) {
  await submit(text);
  await until(async () => {
    await act(async () => {});
    expect(document.querySelector('#result-title')).not.toBeNull();
    expect(buttons()).toContain(document.querySelector('section')?.lang === 'es' ? 'Copiar texto' : 'Copy as text');
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  loadMessages = async (language) => answerMessagesIn[language];
  offline();
});
afterEach(async () => {
  await act(async () => {
    for (const root of mounted.splice(0)) root.unmount();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('storage', () => {
  test('keeps the text until it is empty', async () => {
    const { entries, store } = await open();
    await type('wet floor');
    await settled(() => store.read('assessment-draft'));
    expect(await entries()).toEqual([['assessment-draft', 'wet floor']]);
    await open();
    expect(box().value).toBe('wet floor');
    await type('');
    const { entries: later } = await open();
    expect(box().value).toBe('');
    expect(await later()).toEqual([]);
  });

  test('input before the draft is loaded does not overwrite it', async () => {
    const { store } = await open();
    await store.keep('assessment-draft', 'The ceiling of the hall sags');
    const { entries } = await open('', 'W');
    expect(box().value).toBe('W');
    await type('Wet floor');
    await settled(() => store.read('assessment-draft'));
    expect(await entries()).toEqual([['assessment-draft', 'Wet floor\n\nThe ceiling of the hall sags']]);
    await press('Use that text');
    expect(box().value).toBe('The ceiling of the hall sags');
    await press('Use that text');
    expect(box().value).toBe('Wet floor');
    await open();
    expect(box().value).toBe('Wet floor\n\nThe ceiling of the hall sags');
    expect(buttons()).not.toContain('Use that text');
  });

  test('input of a page left before the draft was loaded is offered with it at the next visit', async () => {
    const { store } = await open();
    await store.keep('assessment-draft', 'The ceiling of the hall sags');
    noteTyped('Gas');
    const { entries } = await open();
    expect(box().value).toBe('Gas');
    expect(buttons()).toContain('Use that text');
    expect(await entries()).toEqual([['assessment-draft', 'Gas\n\nThe ceiling of the hall sags']]);
    expect(window.localStorage.length).toBe(0);
  });

  test('migrates data of the first version from local storage', async () => {
    window.localStorage.setItem('assessment-draft', '12 inches of water');
    window.localStorage.setItem(
      'assessment-history',
      '[{"at":1,"text":"sewage in the tub","category":3,"severity":"emergency"}]',
    );
    const { entries } = await open();
    expect(box().value).toBe('12 inches of water');
    expect(document.querySelector('details')?.textContent).toContain('sewage in the tub');
    expect((await entries()).map(([kind]) => kind).sort()).toEqual(['assessment-draft', 'assessment-history']);
    expect(window.localStorage.length).toBe(0);
  });

  test('keeps past assessments until they are deleted', async () => {
    const { entries, store } = await open();
    await assess('sewage in the tub');
    await settled(() => store.read('assessment-history'));
    expect(await entries()).toContainEqual([
      'assessment-history',
      [
        {
          at: expect.any(Number),
          text: 'sewage in the tub',
          category: 3,
          severity: 'emergency',
          unsure: false,
          hazards: ['sewage'],
          answers: [],
        },
      ],
    ]);
    await press('Delete all');
    await settled(() => store.read('assessment-history'));
    expect((await entries()).map(([kind]) => kind)).toEqual(['assessment-draft']);
  });

  test('an assessment that was not clear is listed as that, without a category', async () => {
    const { store } = await open();
    await assess('se oye raro allá atrás');
    await settled(() => store.read('assessment-history'));
    expect(await store.read('assessment-history')).toMatchObject([{ unsure: true }]);
    const tag = document.querySelector('details li .tag')?.textContent;
    expect(['NOT CLEAR YET', 'TODAVÍA NO SE SABE']).toContain(tag);
  });

  test('ignores invalid stored values', async () => {
    const { store } = await open();
    await store.keep('assessment-draft', { no: 'text' });
    await store.keep('assessment-history', [{ at: 'never' }, null, 7]);
    await open();
    expect(box().value).toBe('');
    expect(document.querySelector('details')).toBeNull();
  });
});

test('harm to a person is answered with people first, and no water category', async () => {
  await open();
  await assess('A copperhead bit my son while we cleaned up the water');
  const result = document.querySelector('section[aria-labelledby="result-title"]')?.textContent ?? '';
  expect(result).toContain('People first');
  expect(result).not.toMatch(/Category \d/);
});

test('an unknown source is the headline, the category a small line', async () => {
  await open();
  await assess('The ceiling is wet and drips');
  const headline = 'Source unknown: treat the water as dirty';
  const paragraphs = [...document.querySelectorAll('section[aria-labelledby="result-title"] p')];
  const [first, second] = paragraphs.slice(paragraphs.findIndex((p) => p.textContent?.startsWith(headline)));
  expect(first?.textContent).toContain(headline);
  expect(second?.textContent).toContain('We count it as category 1 only because');
});

test('the danger check is one line that opens, below the first steps; a reply that changes the verdict moves the focus', async () => {
  await open();
  await assess('The washing machine overflowed');
  const parts = [
    '[data-emergency]',
    'section[aria-label="Immediate actions"]',
    'section[aria-label="Questions that could change this answer"]',
  ];
  const found = parts.map((part) => document.querySelector(part) as Element);
  for (const [at, part] of found.slice(1).entries())
    expect(found[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(found[2]?.querySelector('details')?.open).toBe(false);
  const heading = document.querySelector<HTMLElement>('#result-title');
  const { answers } = answerMessagesIn.en;
  heading?.blur();
  await press(answers['none-of-these']);
  expect(document.activeElement).not.toBe(heading);
  await press(answers['alarm-or-engine']);
  expect(document.activeElement).toBe(heading);
  expect(document.querySelector('section[aria-labelledby="result-title"]')?.textContent).toMatch(/911/);
  heading?.blur();
  // Taking the only answer back changes the verdict too.
  await press(answers['alarm-or-engine']);
  expect(document.activeElement).toBe(heading);
});

test('the 911 line is quiet without danger, and prominent with a 911 button before the company’s if a life is at risk', async () => {
  await open();
  const line = () => document.querySelector('[data-emergency]');
  const calls = () => [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  await assess('The washing machine overflowed');
  expect(line()?.getAttribute('data-emergency')).toBe('quiet');
  expect(line()?.textContent).toBe(answerMessagesIn.en.emergencyLine);
  await press(answerMessagesIn.en.answers['person-hurt']);
  expect(line()?.getAttribute('data-emergency')).toBe('loud');
  expect(line()?.textContent).toContain(answerMessagesIn.en.emergencyLine);
  expect(calls().slice(0, 2)).toEqual(['tel:911', `tel:${help.phone.dial}`]);
});

test('a link fills in an example, but does not overwrite a text', async () => {
  const { store } = await open('?example=ceiling-sags');
  expect(box().value).toBe('My ceiling sags');
  await store.keep('assessment-draft', 'my own words');
  await open('?example=ceiling-sags');
  expect(box().value).toBe('my own words');
  await press('Use the example instead');
  expect(box().value).toBe('My ceiling sags');
  await open('?example=constructor');
  expect(box().value).toBe('My ceiling sags');
});

test('both forms open even if storage is full', async () => {
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  await open();
  await assess('wet floor');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press(pageMessagesIn.en.after.send);
  await expect.poll(() => go.mock.calls).toEqual([['/ask?category=assessment']]);
  await press(pageMessagesIn.en.after.estimate);
  await expect.poll(() => go.mock.calls.at(-1)).toEqual(['/wtr-connection#estimate']);
});

describe('on an unreliable network', () => {
  const status = () => document.querySelector('[role=status]')?.textContent ?? '';
  const { notes, form } = pageMessagesIn.en;

  test('before the rules are loaded the 911 line is shown; stop then sends nothing, and the rules answer', async () => {
    loadMessages = () => Promise.reject(new TypeError('no network'));
    await open();
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    loadMessages = async (language) => {
      await gate;
      return answerMessagesIn[language];
    };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(init.body);
      throw new TypeError('no network');
    });
    await type('sewage in the tub');
    await act(async () => box().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(document.querySelector('[data-emergency]')?.textContent).toBe(answerMessagesIn.en.emergencyLine);
    await press(form.stop);
    await act(async () => come());
    await until(async () => {
      await act(async () => {});
      expect(status()).toBe(notes.stopped);
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['do not load', () => Promise.reject(new TypeError('no network'))],
    ['are empty', async () => ({}) as AnswerMessages],
  ])('when the messages %s, the page shows whom to call', async (_case, load) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    loadMessages = load;
    await open();
    await submit('sewage in the tub');
    await until(async () => {
      await act(async () => {});
      expect(alert()?.textContent).toContain('call 911 now');
    });
    expect(alert()?.querySelector('a')?.getAttribute('href')).toBe('tel:+18305550142');
    expect(buttons()).not.toContain(form.stop);
  });

  test('an unreadable server answer keeps the rules’ answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unreadable = Object.defineProperty({}, 'error', {
      get: () => {
        throw new RangeError('unreadable');
      },
    });
    vi.stubGlobal('fetch', async () => Object.assign(Response.json({}), { json: async () => unreadable }));
    await open();
    await assess('sewage in the tub');
    expect(status()).toBe(notes.failed);
    expect(document.querySelector('section')?.textContent).toContain('EMERGENCY');
  });

  test('messages that failed to load are loaded again at the next press', async () => {
    let isUp = false;
    loadMessages = async (language) => {
      if (!isUp) throw new TypeError('no network');
      return answerMessagesIn[language];
    };
    await open();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await submit('sewage in the tub');
    await until(async () => {
      await act(async () => {});
      expect(alert()).not.toBeNull();
    });
    isUp = true;
    await assess('sewage in the tub, and it rises');
    await until(() => expect(status()).toBe(notes.noNetwork));
  });
});

test('a Spanish description has a Spanish page around the answer, which is copied in Spanish', async () => {
  const english = /\b(?:the|water|your|Call|Copy|Print|Delete|Earlier|rules|network)\b/;
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  await open();
  await assess('El techo está panzón y gotea por el foco de la cocina');
  await until(async () => {
    await act(async () => {});
    expect(buttons()).toContain('Borrar todo');
  });
  expect(buttons()).toEqual(expect.arrayContaining(['Copiar texto', 'Imprimir o guardar PDF', 'Empezar de nuevo']));
  const around = [...document.querySelectorAll('[role=status], section, details')];
  expect(around.map(({ textContent }) => textContent).join(' ')).not.toMatch(english);
  await press('Copiar texto');
  expect(copied[0]).toMatch(/Gravedad: EMERGENCIA/);
  expect(copied[0]).not.toMatch(english);
});
