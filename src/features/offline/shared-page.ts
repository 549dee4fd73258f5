import { localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { removeSharedFiles, type SharedFile, sharedFiles } from '../../lib/storage/shared-files.ts';
import type { SharedMessages } from './SharedPhotosPage.tsx';

/** Lists the files that another app shared. The next record that is opened takes them. */

const page = document.querySelector<HTMLElement>('[data-shared]');
if (!page) throw new Error('the page has no list');
const messages: SharedMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.shared || lang, prefix: '' });
const row = part<HTMLTemplateElement>('row');
const [status, list, choose, forget] = [part('status'), part('files'), part('choose'), part('forget')];

function part<Part extends HTMLElement>(name: string): Part {
  const found = page?.querySelector<Part>(`[data-shared-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

/** Shows the files, with news or their number. */
async function show(news?: string): Promise<void> {
  try {
    const files = await sharedFiles();
    list.replaceChildren(...files.map(rowOf));
    choose.hidden = files.length === 0;
    forget.hidden = files.length === 0;
    forget.onclick = () => void removeAll(files);
    const found = files.length > 0 ? t(messages.count, { count: files.length }, locale) : messages.nothing;
    status.textContent = news ?? found;
  } catch {
    status.textContent = messages.refused;
  }
}

function rowOf({ file }: SharedFile): Node {
  const copy = row.content.cloneNode(true) as DocumentFragment;
  copy.querySelector('span')?.replaceChildren(file.name);
  const image = copy.querySelector('img');
  if (!image) return copy;
  image.src = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(image.src);
  image.onload = release;
  // A document, or a photo that this browser cannot decode, is shown by its name.
  image.onerror = () => {
    release();
    image.remove();
  };
  return copy;
}

async function removeAll(files: readonly SharedFile[]): Promise<void> {
  await removeSharedFiles(files.map(({ id }) => id));
  await show(messages.forgotten);
  status.focus();
}

void show();
