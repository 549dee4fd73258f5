/** Filters the reviews by category, with the category in the address. */
const form = document.querySelector<HTMLFormElement>('[data-filter]');
const buttons = [...(form?.querySelectorAll('button') ?? [])];
const cards = [...document.querySelectorAll<HTMLElement>('[data-categories]')];
const empty = document.querySelector<HTMLElement>('[data-empty]');

function show(wanted: string | null): void {
  const chosen = buttons.find((button) => button.value === wanted)?.value ?? 'all';
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === chosen));
  for (const card of cards) card.hidden = chosen !== 'all' && !categoriesOf(card).includes(chosen);
  if (empty) empty.hidden = cards.some((card) => !card.hidden);
}

const categoriesOf = ({ dataset }: HTMLElement) => dataset.categories?.split(' ') ?? [];

const fromAddress = () => new URLSearchParams(location.search).get('category') ?? location.hash.slice(1);

form?.addEventListener('submit', (event) => {
  const chosen = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'all';
  event.preventDefault();
  history.replaceState(null, '', chosen === 'all' ? location.pathname : `?category=${chosen}`);
  show(chosen);
});
addEventListener('hashchange', () => show(fromAddress()));
show(fromAddress());

export {};
