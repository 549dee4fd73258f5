/**
 * Stands in the head of every page and runs at once: of a page that a dying line cuts, browsers run nothing that stands
 * further down, and Chromium tells nobody that it has ended. It brings the script that every page asks
 * for late, and says where not all of a page has come, for as long as that is so.
 */
import address from '../scripts/late.ts?address';

const find = <Kind extends HTMLElement>(what: string) => document.querySelector<Kind>(what) as Kind;
const words = find<HTMLTemplateElement>('template').content.firstChild as HTMLElement;
let tries = 0;
let isPartLost = false;

// As `bring` of the late scripts does, which would be a file of its own here.
const bring = () =>
  void import(/* @vite-ignore */ tries ? address.replace('o/', `o/again-${tries}/`) : address).catch(() =>
    setTimeout(bring, 5e3 * ++tries),
  );

// The bar under the thumb ends every page.
const needsReload = () => isPartLost || !find('body>nav');

const look = () => {
  if (!needsReload() && !find('[data-sleeps]')) return words.remove();
  if (!words.isConnected) (find('h1') ?? find('head')).before(words);
  setTimeout(look, 1e3);
};

// What is still to come by itself is asked for at once, as when there is a line again.
(words.lastChild as HTMLElement).onclick = () =>
  needsReload() ? location.reload() : dispatchEvent(new Event('online'));
addEventListener('load', bring);
addEventListener('online', bring);
addEventListener('lost', () => {
  isPartLost = true;
  look();
});
// Twice as long as a tool may take on a bad line.
setTimeout(() => {
  bring();
  look();
}, 6e3);
