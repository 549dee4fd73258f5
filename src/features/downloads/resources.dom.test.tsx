import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { listsIn } from '#content/i18n/languages.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { ResourcesPage } from './ResourcesPage.tsx';

const saved: Promise<string>[] = [];
const { promptCollections } = listsIn('en');

beforeAll(async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <InLanguage language="en" show={ResourcesPage} with={{ downloads: listsIn('en').downloadableResources }} />,
  );
  await import('./resources.ts');
});

test('each collection of prompts is saved as a text: rules first, every prompt numbered', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob.text());
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-save-prompts]')];
  expect(buttons).toHaveLength(promptCollections.length);
  for (const [index, button] of buttons.entries()) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const text = (await saved[index]) ?? '';
    const collection = promptCollections[index];
    expect(text.startsWith(`${collection?.title}\n`)).toBe(true);
    expect(text.match(/^\d+\. /gm)).toHaveLength(collection?.prompts.length ?? 0);
  }
});

test('an entry without a file says so', () => {
  const alert = vi.fn();
  Object.assign(window, { alert });
  document.body.insertAdjacentHTML('beforeend', '<button data-missing="Not yet.">File</button>');
  document.querySelector('[data-missing]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(alert).toHaveBeenCalledWith('Not yet.');
});
