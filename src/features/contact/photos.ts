import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { devicePhoto, photoLimits, photoTypes } from '#contract/question-form.ts';
import { kindOf } from './form-kind.ts';
import type { PhotoMessages } from './QuestionForm.tsx';
import { identityOf, readPhotos, type SavedPhoto, savePhotos } from './saved-photos.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo made small enough for a bad line, by drawing it anew: what the camera wrote beside the picture is not in it. One
 * after the other, since a phone has no room for six at once. What this device cannot draw is sent as it is when the
 * server knows its kind, which takes the rest out; of another kind, such as HEIC, there is nothing to send: null.
 */
function makeSmaller(file: File): Promise<Blob | null> {
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
  // JPEG knows no transparency: what is left out of a drawing becomes paper, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', devicePhoto.quality));
  return drawn ?? file;
}

/** A photo that was chosen, and what is sent of it: nothing where this device cannot open it. */
interface Chosen {
  readonly file: Pick<File, 'name' | 'size' | 'lastModified'>;
  readonly small: Promise<Blob | null>;
  readonly row: HTMLElement;
}

/** The photos of a form at one moment: what is chosen later is not among them. */
export interface PhotosNow {
  /** Tells these photos from others: sending the same ones again is sending the same question again. */
  identity(): string;
  /** What of them is sent. */
  sent(): Promise<readonly SavedPhoto[]>;
  count(): number;
  /** Takes them off the list. */
  letGo(): void;
  /** Takes them onto the list again. */
  putBack(): void;
}

/** The photos of a form. */
export interface Photos {
  now(): PhotosNow;
  clear(): void;
}

/**
 * Lists what is chosen below the field, more at a time or one after the other, each with a button that takes it out. The
 * device keeps the list until the form is sent.
 */
export function watchPhotos(form: HTMLFormElement, tell: (field: HTMLElement, sentence: string) => void): Photos {
  const field = form.querySelector<HTMLElement>('[data-ask="photos"]');
  const input = field?.querySelector('input');
  const list = field?.querySelector('ul');
  const template = field?.querySelector('template');
  if (!field || !input || !list || !template) throw new Error('the form has no field for photos');
  const words: PhotoMessages = JSON.parse(field.dataset.words ?? '{}');
  const locale = localeOfPage();
  const kind = kindOf(form);
  let chosen: readonly Chosen[] = [];

  const change = (next: readonly Chosen[]) => {
    chosen = next;
    void sendable(next)
      .then((photos) => (chosen === next ? savePhotos(kind, photos) : undefined))
      // A device without room only loses the comfort: what is listed is sent all the same.
      .catch(() => {});
  };

  const letGo = (some: readonly Chosen[]) => {
    for (const { row } of some) row.remove();
    change(chosen.filter((one) => !some.includes(one)));
  };

  const add = ({ file, small }: Omit<Chosen, 'row'>): readonly Chosen[] => {
    const row = (template.content.cloneNode(true) as DocumentFragment).querySelector('li');
    const [name, button] = [row?.querySelector('span'), row?.querySelector('button')];
    if (!row || !name || !button) return [];
    const photo = { file, small, row };
    name.textContent = file.name;
    button.setAttribute('aria-label', t(words.removeNamed, { name: file.name }, locale));
    button.onclick = () => {
      letGo([photo]);
      tell(input, '');
      input.focus();
    };
    void small.then((blob) => {
      if (blob) row.prepend(pictureOf(blob));
      else name.textContent = t(words.unopened, { name: file.name }, locale);
    });
    list.append(row);
    return [photo];
  };

  const take = () => {
    const files = [...(input.files ?? [])];
    // To keep none is to delete what another page kept.
    if (files.length === 0) return;
    const room = photoLimits.count - chosen.length;
    change([...chosen, ...files.slice(0, room).flatMap((file) => add({ file, small: makeSmaller(file) }))]);
    // The list has them; what is chosen next joins it instead of taking its place.
    input.value = '';
    tell(input, files.length > room ? t(words.tooMany, { most: photoLimits.count }, locale) : '');
  };
  input.addEventListener('change', take);
  // Photos that were chosen before this script came.
  take();

  void readPhotos(kind).then((kept) => {
    // What was chosen while the device was asked stays, and takes its place.
    if (chosen.length > 0) return;
    chosen = kept.flatMap(({ blob, ...file }) => add({ file, small: Promise.resolve(blob) }));
  });

  return {
    now() {
      const now = chosen;
      return {
        identity: () => identityOf(now.map(({ file }) => file)),
        sent: () => sendable(now),
        count: () => now.length,
        letGo: () => letGo(now),
        putBack: () => {
          list.append(...now.map(({ row }) => row));
          change([...chosen, ...now]);
        },
      };
    },
    clear() {
      letGo(chosen);
      tell(input, '');
    },
  };
}

/** The photos that this device could open, as they are sent. */
async function sendable(chosen: readonly Chosen[]): Promise<readonly SavedPhoto[]> {
  const photos: SavedPhoto[] = [];
  for (const { file, small } of chosen) {
    const { name, size, lastModified } = file;
    const blob = await small;
    if (blob) photos.push({ name, size, lastModified, blob });
  }
  return photos;
}

function pictureOf(blob: Blob): HTMLImageElement {
  const image = new Image(64, 48);
  image.alt = '';
  image.src = URL.createObjectURL(blob);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}
