import { byText } from '../../core/basis/memory/by-text.ts';
import { holds, type Places, readIn, usedStyles } from './used-style.ts';

const islandOrComment = /(<([\w-]+) data-island=[\s\S]*?<\/\2>)|<!-- -->/g;
const styles = /(?<=<style>)[\s\S]*?(?=<\/style>)/g;

/** What a page has that a style rule may name. */
interface Names {
  readonly classes: Places;
  /** Kinds of elements: `table`, `h2`. */
  readonly elements: Places;
  /** Something of it can be pressed and stay so. */
  readonly isPressed: boolean;
}

/**
 * The same page in fewer bytes: without the style rules that name a class or a kind of element which neither the page nor a
 * script has, without the custom properties that nothing reads, and without the empty comments by which React finds its
 * way when a page comes to life. A tool keeps those comments, and its page every class whose name stands anywhere in its
 * scripts: a result has classes that the page lacks. The drawings of any other page close their shapes in the short way.
 * @param scripts the code that the page loads
 * @param later the code that it may load once somebody uses it; a class whose rules this code brings stays out
 */
export function slimPage(html: string, scripts = '', later = ''): string {
  const hasTool = html.includes(' data-island');
  const names = {
    classes: [classesOf(html), ...(hasTool ? [wordsIn(scripts), unstyledIn(later)] : [])],
    elements: [elementsOf(html), wordsOf(inlineScripts(html)), wordsIn(scripts), wordsIn(later)],
    isPressed: html.includes(' aria-pressed="') || (scripts + later).includes('aria-pressed'),
  };
  const plain = html.replace(islandOrComment, (_all, island = '') => island);
  const read = [readIn(plain.replace(styles, '')), readByCode(scripts), readByCode(later)];
  const slimmed = usedStyles(plain.match(styles) ?? [], (selector) => isUsed(selector, names), read).values();
  const slim = plain.replace(styles, () => slimmed.next().value ?? '');
  return hasTool ? slim : slim.replace(/><\/(path|rect|circle)>/g, '/>');
}

/** What may be the name of a class or of an element: words at the beginning of a string or after a space, not those of properties. */
function wordsOf(code: string): ReadonlySet<string> {
  return new Set(code.match(/(?<=[`"'\s])[\w-]+/g));
}

/** The words of some code whose rules it does not bring: no class in it begins with them. */
function unstyledOf(code: string): ReadonlySet<string> {
  const styled = [...code.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name).sort();
  return new Set([...wordsIn(code)].filter((word) => !firstFrom(styled, word).startsWith(word)));
}

// Many pages load the same scripts.
const wordsIn = byText(wordsOf);
const unstyledIn = byText(unstyledOf);
const readByCode = byText(readIn);

/** The first of sorted names that does not stand before a word: if any name begins with the word, this one does. */
function firstFrom(sorted: readonly string[], word: string): string {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return sorted[from] ?? '';
}

function classesOf(html: string): ReadonlySet<string> {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = '']) => names.split(/\s+/)));
}

function elementsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

function inlineScripts(html: string): string {
  return [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('\n');
}

/** Elements that can be disabled or checked. */
const controls = ['button', 'input', 'select', 'option'];

function isUsed(selector: string, { classes, elements, isPressed }: Names): boolean {
  const required = selector.replace(/:not\([^)]*\)/g, '');
  if (required.includes('[aria-pressed') && !isPressed) return false;
  if (/:(disabled|checked)/.test(required) && !controls.some((name) => holds(elements, name))) return false;
  const ofClass = required.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  if (![...ofClass].every(([, name = '']) => holds(classes, name))) return false;
  // Of the kinds in brackets one is enough, so none is asked for.
  const outside = required.replace(/\([^)]*\)|\[[^\]]*\]/g, '');
  const ofKind = outside.matchAll(/(?<![\w:.#-])([a-z][\w-]*)/g);
  return [...ofKind].every(([, name = '']) => holds(elements, name));
}
