import { localeOfPage } from '#content/locale/locale-of-page.ts';
import { say } from '#content/locale/say.ts';
import type { PhotoWords } from '../QuestionForm.tsx';

/** A photo that was chosen, and what is sent of it: nothing where this device cannot open it. */
export interface Photo {
  readonly file: Pick<File, 'name' | 'size' | 'lastModified'>;
  readonly small: Promise<Blob | null>;
}

/** The line of a photo in the list: its picture as soon as there is one, its name, and a button that takes it out. */
export function rowOf(
  template: HTMLTemplateElement,
  { file, small }: Photo,
  words: PhotoWords,
  takeOut: () => void,
): HTMLElement | null {
  const row = (template.content.cloneNode(true) as DocumentFragment).querySelector('li');
  const [name, button] = [row?.querySelector('span'), row?.querySelector('button')];
  if (!row || !name || !button) return null;
  const locale = localeOfPage();
  name.textContent = file.name;
  button.setAttribute('aria-label', say(words.removeNamed, { name: file.name }, locale));
  button.onclick = takeOut;
  void small.then((blob) => {
    if (blob) row.prepend(pictureOf(blob));
    else name.textContent = say(words.unopened, { name: file.name }, locale);
  });
  return row;
}

function pictureOf(blob: Blob): HTMLImageElement {
  const image = new Image(64, 48);
  image.alt = '';
  image.src = URL.createObjectURL(blob);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}
