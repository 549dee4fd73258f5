import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { devicePhoto, photoLimits, photoTypes } from '#contract/question-form.ts';
import { kindOf } from './draft.ts';
import type { PhotoMessages } from './QuestionForm.tsx';
import { identityOf, readPhotos, type SavedPhoto, savePhotos } from './saved-photos.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Scales a photo down and re-encodes it, which also drops its EXIF data. One at a time: a phone lacks the memory for six. A
 * file that cannot be decoded is sent unchanged if the server accepts its type (it strips the metadata); otherwise, as for
 * HEIC, the result is null.
 */
function scaleDown(file: File): Promise<Blob | null> {
  const isKnown = photoTypes.some((type) => type === file.type);
  const smaller = last.then(() => draw(file)).catch(() => (isKnown ? file : null));
  last = smaller;
  return smaller;
}

async function draw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, devicePhoto.longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG has no transparency: transparent pixels become white instead of black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', devicePhoto.quality));
  return drawn ?? file;
}

/** A chosen photo, its scaled-down copy (null if it cannot be decoded) and its row in the list. */
interface Chosen {
  readonly file: Pick<File, 'name' | 'size' | 'lastModified'>;
  readonly small: Promise<Blob | null>;
  readonly row: HTMLElement;
}

/** A snapshot of the chosen photos: later choices are not part of it. */
export interface PhotosSnapshot {
  /** Identifies these photos, so that a retry with the same ones counts as the same question. */
  identity(): string;
  /** The photos as they are uploaded. */
  sent(): Promise<readonly SavedPhoto[]>;
  count(): number;
  remove(): void;
  restore(): void;
}

/** Lists the chosen photos below the field, each with a button to remove it, and stores them until the form is sent. */
export class PhotoField {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #template: HTMLTemplateElement;
  readonly #messages: PhotoMessages;
  readonly #locale = localeOfPage();
  readonly #kind: ReturnType<typeof kindOf>;
  /** Shows an error beside a field; an empty one removes it. */
  readonly #showError: (field: HTMLElement, sentence: string) => void;
  #chosen: readonly Chosen[] = [];

  constructor(form: HTMLFormElement, showError: (field: HTMLElement, sentence: string) => void) {
    const field = form.querySelector<HTMLElement>('[data-ask="photos"]');
    const input = field?.querySelector('input');
    const list = field?.querySelector('ul');
    const template = field?.querySelector('template');
    if (!field || !input || !list || !template) throw new Error('the form has no field for photos');
    this.#input = input;
    this.#list = list;
    this.#template = template;
    this.#messages = JSON.parse(field.dataset.words ?? '{}');
    this.#kind = kindOf(form);
    this.#showError = showError;
    input.addEventListener('change', () => this.#take());
    // Photos that were chosen before this script loaded.
    this.#take();
    void readPhotos(this.#kind).then((stored) => this.#restoreStored(stored));
  }

  snapshot(): PhotosSnapshot {
    const now = this.#chosen;
    return {
      identity: () => identityOf(now.map(({ file }) => file)),
      sent: () => sendable(now),
      count: () => now.length,
      remove: () => this.#remove(now),
      restore: () => {
        this.#list.append(...now.map(({ row }) => row));
        this.#change([...this.#chosen, ...now]);
      },
    };
  }

  clear(): void {
    this.#remove(this.#chosen);
    this.#showError(this.#input, '');
  }

  #change(next: readonly Chosen[]): void {
    this.#chosen = next;
    void sendable(next)
      .then((photos) => (this.#chosen === next ? savePhotos(this.#kind, photos) : undefined))
      // Without storage the photos are still sent from this page.
      .catch(() => {});
  }

  #remove(some: readonly Chosen[]): void {
    for (const { row } of some) row.remove();
    this.#change(this.#chosen.filter((one) => !some.includes(one)));
  }

  #add({ file, small }: Omit<Chosen, 'row'>): readonly Chosen[] {
    const row = (this.#template.content.cloneNode(true) as DocumentFragment).querySelector('li');
    const [name, button] = [row?.querySelector('span'), row?.querySelector('button')];
    if (!row || !name || !button) return [];
    const photo = { file, small, row };
    name.textContent = file.name;
    button.setAttribute('aria-label', t(this.#messages.removeNamed, { name: file.name }, this.#locale));
    button.onclick = () => {
      this.#remove([photo]);
      this.#showError(this.#input, '');
      this.#input.focus();
    };
    void small.then((blob) => {
      if (blob) row.prepend(thumbnailOf(blob));
      else name.textContent = t(this.#messages.unopened, { name: file.name }, this.#locale);
    });
    this.#list.append(row);
    return [photo];
  }

  #take(): void {
    const files = [...(this.#input.files ?? [])];
    // Saving an empty list would delete the photos that another page stored.
    if (files.length === 0) return;
    const room = photoLimits.count - this.#chosen.length;
    const added = files.slice(0, room).flatMap((file) => this.#add({ file, small: scaleDown(file) }));
    this.#change([...this.#chosen, ...added]);
    // Emptied, so that the next choice is added to the list instead of replacing it.
    this.#input.value = '';
    const tooMany = t(this.#messages.tooMany, { most: photoLimits.count }, this.#locale);
    this.#showError(this.#input, files.length > room ? tooMany : '');
  }

  #restoreStored(stored: readonly SavedPhoto[]): void {
    // Photos chosen while the storage was read replace the stored ones.
    if (this.#chosen.length > 0) return;
    this.#chosen = stored.flatMap(({ blob, ...file }) => this.#add({ file, small: Promise.resolve(blob) }));
  }
}

/** The photos that could be decoded, as they are uploaded. */
async function sendable(chosen: readonly Chosen[]): Promise<readonly SavedPhoto[]> {
  const photos: SavedPhoto[] = [];
  for (const { file, small } of chosen) {
    const { name, size, lastModified } = file;
    const blob = await small;
    if (blob) photos.push({ name, size, lastModified, blob });
  }
  return photos;
}

function thumbnailOf(blob: Blob): HTMLImageElement {
  const image = new Image(64, 48);
  image.alt = '';
  image.src = URL.createObjectURL(blob);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}
