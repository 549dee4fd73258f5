import { localeOf } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { blankRecord } from '#core/loss-record/record.ts';
import { recordAddress } from '../../../device/records/record-address.ts';
import { lossRecords } from '../../../device/records/record-store.ts';
import { type Taken, takePhotos } from '../photos/take-photos.ts';
import type { SharedWords } from './SharedPhotosScreen.tsx';
import { letGo, type SharedFile, sharedFiles } from './shared-files.ts';

/** Lists the files that another app shared, and puts them into a record that somebody chooses. */

const page = document.querySelector<HTMLElement>('[data-shared]');
if (!page) throw new Error('the page has no list');
const words: SharedWords = JSON.parse(page.dataset.words ?? '{}');
const { lang } = document.documentElement;
const locale = localeOf({ code: lang, tag: page.dataset.shared || lang, prefix: '' });
const { records: recordsPage = '' } = page.dataset;
const [status, list, choices, forget] = [part('status'), part('files'), part('records'), part('forget')];

function part<Part extends HTMLElement>(name: string): Part {
  const found = page?.querySelector<Part>(`[data-shared-part="${name}"]`);
  if (!found) throw new Error(`the page has no part ${name}`);
  return found;
}

/** Shows what is here and where it may go, with news or with how much it is. */
async function show(news?: string): Promise<void> {
  try {
    const files = await sharedFiles();
    list.replaceChildren(...files.map(pictureOf));
    choices.replaceChildren(...(files.length > 0 ? await buttonsFor(files) : []));
    forget.hidden = files.length === 0;
    forget.onclick = () => void throwAway(files);
    const found = files.length > 0 ? say(words.count, { count: files.length }, locale) : words.nothing;
    status.textContent = news ?? found;
  } catch {
    status.textContent = words.refused;
  }
}

function pictureOf({ file }: SharedFile): HTMLElement {
  const row = document.createElement('li');
  const name = document.createElement('span');
  name.textContent = file.name;
  if (file.type.startsWith('image/')) row.append(imageOf(file));
  row.append(name);
  return row;
}

function imageOf(file: File): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(image.src);
  image.onload = release;
  // What this browser cannot show keeps its name.
  image.onerror = () => {
    release();
    image.remove();
  };
  return image;
}

/** The records of the device, and a new one. */
async function buttonsFor(files: readonly SharedFile[]): Promise<readonly HTMLElement[]> {
  const records = (await lossRecords.list()).flatMap((kept) => ('record' in kept ? [kept.record] : []));
  const into = records.map(({ id, title }) =>
    button(say(words.into, { name: title || words.unnamed }, locale), () => put(files, id)),
  );
  return [...into, button(words.begin, () => putIntoNew(files))];
}

function button(label: string, press: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn';
  made.textContent = label;
  made.onclick = () => {
    choices.replaceChildren();
    forget.hidden = true;
    void press();
  };
  return made;
}

async function putIntoNew(files: readonly SharedFile[]): Promise<void> {
  const kept = await lossRecords.put(blankRecord(crypto.randomUUID()));
  if (kept.ok) await put(files, kept.value.id);
  else await show(words.refused);
}

/** Puts files into a record; what it did not take stays here. */
async function put(shared: readonly SharedFile[], id: string): Promise<void> {
  const files = shared.map(({ file }) => file);
  const progress = (done: number) => {
    status.textContent = say(words.adding, { done, count: files.length }, locale);
  };
  const signal = new AbortController().signal;
  const taken = await takePhotos(files, { id, keptBeside: () => undefined }, { links: {}, progress, signal });
  const left = new Set([...taken.failed, ...taken.tooLarge]);
  await letGo(shared.filter(({ file }) => !left.has(file)).map((one) => one.id));
  await show(newsOf(taken));
  const link = document.createElement('a');
  link.className = 'btn';
  link.href = recordsPage + recordAddress(id);
  link.textContent = words.open;
  choices.prepend(link);
  status.focus();
}

function newsOf({ kept, already, failed, tooLarge, isFull }: Taken): string {
  const left = failed.length + tooLarge.length;
  return [
    kept > 0 && say(words.kept, { count: kept }, locale),
    already > 0 && say(words.already, { count: already }, locale),
    left > 0 && say(words.left, { count: left }, locale),
    isFull && words.full,
  ]
    .filter(Boolean)
    .join(' ');
}

async function throwAway(files: readonly SharedFile[]): Promise<void> {
  await letGo(files.map(({ id }) => id));
  await show(words.forgotten);
  status.focus();
}

void show();
