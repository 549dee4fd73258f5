import { localeOfPage } from '#content/locale/locale-of-page.ts';
import { say } from '#content/locale/say.ts';
import { photoLimits } from '#contract/photos.ts';
import type { PhotoWords } from '../QuestionForm.tsx';
import { makeSmaller } from './smaller.ts';

/** A photo that was chosen, and what is sent of it. */
interface Chosen {
  readonly file: File;
  readonly small: Promise<Blob>;
  readonly row: HTMLElement;
}

/** The photos of a form. */
export interface Photos {
  /** Tells these photos from others: sending the same ones again is sending the same question again. */
  identity(): string;
  /** Puts them into what is sent. */
  addTo(form: FormData): Promise<void>;
  count(): number;
  clear(): void;
}

/** Lists what is chosen below the field, more at a time or one after the other, each with a button that takes it out. */
export function watchPhotos(form: HTMLFormElement, tell: (field: HTMLElement, sentence: string) => void): Photos {
  const field = form.querySelector<HTMLElement>('[data-ask="photos"]');
  const input = field?.querySelector('input');
  const list = field?.querySelector('ul');
  const template = field?.querySelector('template');
  if (!field || !input || !list || !template) throw new Error('the form has no field for photos');
  const words: PhotoWords = JSON.parse(field.dataset.words ?? '{}');
  const locale = localeOfPage();
  let chosen: readonly Chosen[] = [];

  const remove = (file: File) => {
    chosen.find((photo) => photo.file === file)?.row.remove();
    chosen = chosen.filter((photo) => photo.file !== file);
    tell(input, '');
    input.focus();
  };

  const add = (file: File) => {
    const row = (template.content.cloneNode(true) as DocumentFragment).querySelector('li');
    const [name, button] = [row?.querySelector('span'), row?.querySelector('button')];
    if (!row || !name || !button) return;
    const image = new Image(64, 48);
    image.alt = '';
    row.prepend(image);
    const small = makeSmaller(file);
    void small.then((blob) => {
      image.src = URL.createObjectURL(blob);
      image.onload = () => URL.revokeObjectURL(image.src);
    });
    name.textContent = file.name;
    button.setAttribute('aria-label', say(words.removeNamed, { name: file.name }, locale));
    button.onclick = () => remove(file);
    list.append(row);
    chosen = [...chosen, { file, small, row }];
  };

  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    const room = photoLimits.count - chosen.length;
    for (const file of files.slice(0, room)) add(file);
    // The list has them; what is chosen next joins it instead of taking its place.
    input.value = '';
    tell(input, files.length > room ? say(words.tooMany, { most: photoLimits.count }, locale) : '');
  });

  return {
    identity: () => chosen.map(({ file }) => `${file.name} ${file.size} ${file.lastModified}`).join('\n'),
    async addTo(data) {
      for (const { file, small } of chosen) data.append(input.name, await small, file.name);
    },
    count: () => chosen.length,
    clear() {
      chosen = [];
      list.replaceChildren();
      tell(input, '');
    },
  };
}
