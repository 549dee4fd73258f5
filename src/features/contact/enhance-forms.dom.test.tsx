import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { deviceStore } from '../../lib/storage/store.ts';
import { AskPage } from '../company/AskPage.tsx';

// The form of the page with its script. Only the network is replaced by a fake.

const part = <Part extends HTMLElement>(name: string) => document.querySelector<Part>(`[data-ask="${name}"]`) as Part;
const field = (name: string) => part<HTMLFormElement>('form').elements.namedItem(name) as HTMLInputElement;
const answers: (() => Promise<Response>)[] = [];
const asked: { readonly url: string; readonly body: Record<string, string> }[] = [];
const answer = (status: number, body: object) =>
  answers.push(async () => new Response(JSON.stringify(body), { status }));

function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Responds when the returned function is called. */
function answerLater(status: number, body: object): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push(() => promise);
  return () => resolve(new Response(JSON.stringify(body), { status }));
}

function choose(...names: readonly string[]) {
  const input = field('photos');
  const files = names.map((name) => new File(['abc'], name, { type: 'image/jpeg' }));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const listed = () => [...part('photo-list').querySelectorAll('span')].map(({ textContent }) => textContent);
const storedOf = async (kind: 'ask-draft' | 'ask-photos') => (await deviceStore()).read(kind);

function send() {
  part('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

beforeAll(async () => {
  window.history.replaceState(null, '', '/ask?category=insurance&question=Is%20the%20pad%20wet%3F');
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={AskPage} />);
  // happy-dom selects another option than the chosen one until a form is reset.
  part<HTMLFormElement>('form').reset();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string | FormData }) => {
    asked.push({ url, body: typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body) });
    const next = answers.shift();
    if (!next) throw new TypeError('no network');
    return next();
  });
  vi.spyOn(performance, 'now').mockReturnValueOnce(-60_000);
  await import('./enhance-forms.ts');
});

beforeEach(() => {
  asked.length = 0;
});

test('a link fills the form in, and the note on drafts shows', async () => {
  await expect.poll(() => field('question').value).toBe('Is the pad wet?');
  expect(field('category').value).toBe('insurance');
  expect(part('draft-note').hidden).toBe(false);
});

test('input is stored on the device', async () => {
  type('name', 'Ada');
  await expect.poll(async () => (await deviceStore()).read('ask-draft')).toMatchObject({ name: 'Ada' });
});

test('the way of answering says whether a phone number is needed', () => {
  const [phone, label] = [field('phone'), () => document.querySelector('[for="ask-phone"]')?.textContent];
  expect([phone.required, label()]).toEqual([false, 'Phone (optional)']);
  type('reach', 'call');
  expect([phone.required, label()]).toEqual([true, 'Phone']);
  type('reach', 'email');
  expect([phone.required, label()]).toEqual([false, 'Phone (optional)']);
  expect(phone.getAttribute('aria-describedby')).toBe('ask-phone-hint');
});

test('what was cleared comes back, until something else is typed', async () => {
  const text = field('question').value;
  choose('hall.jpg');
  document.querySelector<HTMLElement>('[type="reset"]')?.click();
  expect([field('name').value, listed(), part('undo').hidden]).toEqual(['', [], false]);
  part('undo').click();
  expect([field('name').value, field('question').value, listed()]).toEqual(['Ada', text, ['hall.jpg']]);
  await expect.poll(() => storedOf('ask-draft')).toMatchObject({ name: 'Ada' });
  expect(part('undo').hidden).toBe(true);
  part('photo-list').querySelector('button')?.click();
});

/** The error messages beside invalid fields. */
const faults = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[aria-invalid]')].map(({ id }) => [
      id.replace('ask-', ''),
      document.getElementById(`${id}-fault`)?.textContent,
    ]),
  );

test('all missing fields are reported at once, each at its field, in the words of the page', () => {
  const text = field('question').value;
  expect(part<HTMLFormElement>('form').noValidate).toBe(true);
  type('reach', 'call');
  type('name', ' ');
  type('question', '');
  send();
  expect(faults()).toEqual({
    name: 'Enter your name.',
    email: 'Enter an email address like name@example.com.',
    phone: 'Enter the phone number you’d like us to call or text.',
    question: 'Enter your question.',
  });
  expect(part('reason').textContent).toBe(`Please check the form. ${Object.values(faults()).join(' ')}`);
  expect(document.activeElement).toBe(field('name'));
  expect(asked).toEqual([]);
  type('reach', 'email');
  type('name', 'Ada');
  type('question', text);
});

test('an invalid value is reported beside its field and stays as typed', () => {
  type('email', 'ada@');
  type('phone', '830');
  send();
  expect(faults()).toEqual({
    email: 'Enter an email address like name@example.com.',
    phone: 'Enter a phone number with its area code, at least ten digits.',
  });
  expect(document.activeElement).toBe(field('email'));
  expect([field('email').value, field('phone').value, asked.length]).toEqual(['ada@', '830', 0]);
  type('email', 'ada@example.com');
  type('phone', '');
  expect(faults()).toEqual({});
});

test('a server error is shown at its field, takes the focus, and disappears when the field changes', async () => {
  answer(400, { error: 'Please check the name.', fields: { name: 'Please give a name.' } });
  send();
  await expect.poll(() => part('failure').hidden).toBe(false);
  expect(part('reason').textContent).toBe('Please check the name.');
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(`${field('name').id}-fault`)?.textContent).toBe('Please give a name.');
  expect(document.activeElement).toBe(field('name'));
  expect(field('question').value).toBe('Is the pad wet?');
  type('name', 'Ada L.');
  expect(field('name').hasAttribute('aria-invalid')).toBe(false);
});

test('offline without an outbox the form says so and keeps its input', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  send();
  await expect.poll(() => part('failure').hidden).toBe(false);
  full.mockRestore();
  expect(part('reason').textContent).toMatch(/\w{3}/);
  expect(field('name').value).toBe('Ada L.');
});

test('a question that arrived is confirmed with its reference, and the draft goes', async () => {
  answer(200, { reference: 'WD-7K2M' });
  send();
  await expect.poll(() => part('confirmation').hidden).toBe(false);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body.name).toBe('Ada L.');
  expect(asked[0]?.body.website).toBe('');
  expect(part('reference').textContent).toBe('WD-7K2M');
  expect(part('form').hidden).toBe(true);
  expect(document.activeElement).toBe(part('heading'));
  expect(field('name').value).toBe('');
  await expect.poll(async () => (await deviceStore()).read('ask-draft')).toBeUndefined();
});

test('a pinned confirmation closes when another question is started', () => {
  part('keep').click();
  expect(part('confirmation').hidden).toBe(false);
  part('keep').click();
  expect([part('confirmation').hidden, part('form').hidden]).toEqual([true, false]);
  expect(part('last').textContent).toContain('WD-7K2M');
});

test('what is typed while a question is on its way was not sent: it stays, and the photos that were sent go', async () => {
  type('name', 'Grace');
  type('email', 'grace@example.com');
  type('question', 'The hall is wet.');
  choose('hall.jpg', 'wall.jpg');
  await expect.poll(() => storedOf('ask-photos')).toHaveLength(2);
  const arrive = answerLater(200, { reference: 'WD-8K2M' });
  send();
  await expect.poll(() => asked.length).toBe(1);
  type('question', 'The hall is wet. The ceiling sags now.');
  arrive();
  await expect.poll(() => part('confirmation').hidden).toBe(false);
  expect(asked[0]?.body.question).toBe('The hall is wet.');
  expect([field('name').value, field('question').value]).toEqual(['Grace', 'The hall is wet. The ceiling sags now.']);
  expect(listed()).toEqual([]);
  await expect.poll(() => storedOf('ask-photos')).toBeUndefined();
  expect(await storedOf('ask-draft')).toMatchObject({ question: 'The hall is wet. The ceiling sags now.' });
});

test('a photo alone that is chosen meanwhile keeps the words that it came with', async () => {
  const arrive = answerLater(200, { reference: 'WD-9K2M' });
  send();
  await expect.poll(() => asked.length).toBe(1);
  choose('floor.jpg');
  arrive();
  await expect.poll(() => part('reference').textContent).toBe('WD-9K2M');
  expect(listed()).toEqual(['floor.jpg']);
  await expect.poll(() => storedOf('ask-photos')).toMatchObject([{ name: 'floor.jpg' }]);
  expect(field('name').value).toBe('Grace');
});

test('what was chosen and taken out again meanwhile keeps nothing', async () => {
  const arrive = answerLater(200, { reference: 'WD-1K2M' });
  send();
  await expect.poll(() => asked.length).toBe(1);
  choose('door.jpg');
  [...part('photo-list').querySelectorAll('button')].at(-1)?.click();
  arrive();
  await expect.poll(() => part('reference').textContent).toBe('WD-1K2M');
  expect([listed(), field('name').value]).toEqual([[], '']);
  await expect.poll(() => storedOf('ask-draft')).toBeUndefined();
  await expect.poll(() => storedOf('ask-photos')).toBeUndefined();
});
