import { localeOf } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { putSharedFiles, removeSharedFiles, type SharedFile, sharedFiles } from '../../lib/storage/shared-files.ts';
import type { SharedMessages } from './SharedPhotosPage.tsx';

/** Asks about files that another app or site sent, then lists those that stay. The next record that is opened takes them. */

const page = document.querySelector<HTMLElement>('[data-shared]');
if (!page) throw new Error('the page has no list');
const messages: SharedMessages = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.shared || lang, prefix: '' });
const row = part<HTMLTemplateElement>('row');
const [status, list, keep] = [part('status'), part('files'), part('keep')];
const [choose, forget] = [part('choose'), part('forget')];

function part<Part extends HTMLElement>(name: string): Part {
  const found = page?.querySelector<Part>(`[data-shared-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

/** Shows the files that wait for an answer, or else those that stay, with news or their number. */
async function show(news?: string): Promise<void> {
  try {
    const all = await sharedFiles();
    const offered = all.filter(({ isKept }) => !isKept);
    const isAsking = offered.length > 0;
    const files = isAsking ? offered : all;
    list.replaceChildren(...files.map(rowOf));
    keep.hidden = !isAsking;
    choose.hidden = isAsking;
    forget.hidden = files.length === 0;
    keep.onclick = () => void keepAll(files);
    forget.onclick = () => void removeAll(files);
    const found = t(isAsking ? messages.offered : messages.count, { count: files.length }, locale);
    status.textContent = news ?? (files.length > 0 ? found : messages.nothing);
  } catch {
    status.textContent = messages.refused;
  }
}

async function keepAll(files: readonly SharedFile[]): Promise<void> {
  await putSharedFiles(files.map((file) => ({ ...file, isKept: true })));
  await show();
  status.focus();
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
