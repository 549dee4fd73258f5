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

export interface Photos {
  snapshot(): PhotosSnapshot;
  clear(): void;
}

/**
 * Lists the chosen photos below the field, each with a button to remove it, and stores them until the form is sent.
 * @param showError shows an error beside a field; an empty one removes it
 */
export function watchPhotos(form: HTMLFormElement, showError: (field: HTMLElement, sentence: string) => void): Photos {
  const field = form.querySelector<HTMLElement>('[data-ask="photos"]');
  const input = field?.querySelector('input');
  const list = field?.querySelector('ul');
  const template = field?.querySelector('template');
  if (!field || !input || !list || !template) throw new Error('the form has no field for photos');
  const messages: PhotoMessages = JSON.parse(field.dataset.words ?? '{}');
  const locale = localeOfPage();
  const kind = kindOf(form);
  let chosen: readonly Chosen[] = [];

  const change = (next: readonly Chosen[]) => {
    chosen = next;
    void sendable(next)
      .then((photos) => (chosen === next ? savePhotos(kind, photos) : undefined))
      // Without storage the photos are still sent from this page.
      .catch(() => {});
  };

  const remove = (some: readonly Chosen[]) => {
    for (const { row } of some) row.remove();
    change(chosen.filter((one) => !some.includes(one)));
  };

  const add = ({ file, small }: Omit<Chosen, 'row'>): readonly Chosen[] => {
    const row = (template.content.cloneNode(true) as DocumentFragment).querySelector('li');
    const [name, button] = [row?.querySelector('span'), row?.querySelector('button')];
    if (!row || !name || !button) return [];
    const photo = { file, small, row };
    name.textContent = file.name;
    button.setAttribute('aria-label', t(messages.removeNamed, { name: file.name }, locale));
    button.onclick = () => {
      remove([photo]);
      showError(input, '');
      input.focus();
    };
    void small.then((blob) => {
      if (blob) row.prepend(thumbnailOf(blob));
      else name.textContent = t(messages.unopened, { name: file.name }, locale);
    });
    list.append(row);
    return [photo];
  };

  const take = () => {
    const files = [...(input.files ?? [])];
    // Saving an empty list would delete the photos that another page stored.
    if (files.length === 0) return;
    const room = photoLimits.count - chosen.length;
    change([...chosen, ...files.slice(0, room).flatMap((file) => add({ file, small: scaleDown(file) }))]);
    // Emptied, so that the next choice is added to the list instead of replacing it.
    input.value = '';
    showError(input, files.length > room ? t(messages.tooMany, { most: photoLimits.count }, locale) : '');
  };
  input.addEventListener('change', take);
  // Photos that were chosen before this script loaded.
  take();

  void readPhotos(kind).then((stored) => {
    // Photos chosen while the storage was read replace the stored ones.
    if (chosen.length > 0) return;
    chosen = stored.flatMap(({ blob, ...file }) => add({ file, small: Promise.resolve(blob) }));
  });

  return {
    snapshot() {
      const now = chosen;
      return {
        identity: () => identityOf(now.map(({ file }) => file)),
        sent: () => sendable(now),
        count: () => now.length,
        remove: () => remove(now),
        restore: () => {
          list.append(...now.map(({ row }) => row));
          change([...chosen, ...now]);
        },
      };
    },
    clear() {
      remove(chosen);
      showError(input, '');
    },
  };
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
