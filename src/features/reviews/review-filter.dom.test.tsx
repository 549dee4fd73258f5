import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-filter] button')];
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-categories]')].filter((card) => !card.hidden);
const empty = () => document.querySelector<HTMLElement>('[data-empty]')?.hidden;
const pressed = () => buttons().find((button) => button.getAttribute('aria-pressed') === 'true')?.value;

beforeAll(async () => {
  window.history.replaceState(null, '', '/reviews?category=thermal');
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={ReviewsPage} />);
  await import('./review-filter.ts');
});

test('the address selects the category', () => {
  const [known] = buttons().filter(({ value }) => value === 'thermal');
  expect(pressed()).toBe(known ? 'thermal' : 'all');
});

test('each button shows only its category, or the empty state', () => {
  for (const button of buttons()) {
    document
      .querySelector('[data-filter]')
      ?.dispatchEvent(Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }));
    expect(pressed()).toBe(button.value);
    const expected = [...document.querySelectorAll<HTMLElement>('[data-categories]')].filter(
      ({ dataset }) => button.value === 'all' || dataset.categories?.split(' ').includes(button.value),
    );
    expect(shown()).toEqual(expected);
    expect(empty()).toBe(expected.length > 0);
    expect(location.search).toBe(button.value === 'all' ? '' : `?category=${button.value}`);
  }
});
