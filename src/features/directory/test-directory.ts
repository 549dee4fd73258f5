import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InLanguage } from '../../i18n/language-context.tsx';
import { InsuranceDirectoryPage } from './InsuranceDirectoryPage.tsx';

/** The only element of the page that a selector means. */
export const one = <Part extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Part>(selector) as Part;

/** Opens the page of the directory at an address and runs its script. */
export async function openDirectory(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  document.documentElement.lang = 'en-US';
  const page = createElement(InLanguage, { language: 'en', show: InsuranceDirectoryPage });
  document.body.innerHTML = renderToStaticMarkup(page);
  await import('./directory.ts');
}

/** Types a search, all at once. */
export function typeSearch(text: string): void {
  const query = one<HTMLInputElement>('#search');
  query.value = text;
  query.dispatchEvent(new Event('input', { bubbles: true }));
}
