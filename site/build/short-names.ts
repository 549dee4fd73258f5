import { createHash } from 'node:crypto';
import path from 'node:path';

const given = new Map<string, string>();

/**
 * The name that a class of a style module gets in the built site: five signs instead of twenty. Made from its own name and
 * its file alone, so that pages, scripts and papers, which are built apart, agree.
 * Throws, and so stops the build, when two classes would get the same.
 */
export function shortName(name: string, file: string): string {
  const whole = `${path.relative(process.cwd(), file.replace(/\?.*$/, ''))} ${name}`;
  const digest = createHash('sha256').update(whole).digest('hex');
  const short = `_${BigInt(`0x${digest}`).toString(36).slice(-4)}`;
  const other = given.get(short);
  if (other && other !== whole) throw new Error(`"${other}" and "${whole}" get the same short name: rename one`);
  given.set(short, whole);
  return short;
}

const givenName = /_[a-z0-9]{4}(?![\w-])/g;

/**
 * A page without tools whose given names, of classes and of custom properties, are one or two letters, by the order in which
 * they stand in it: no script of it knows them. The name of a class that no style names goes.
 */
export function withLetters(html: string): string {
  return withLettersForProperties(withLettersForClasses(html));
}

function withLettersForProperties(html: string): string {
  const read = [...new Set([...html.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = '']) => name))];
  const letters = new Map(read.map((name, index) => [name, `--${lettersOf(index)}`]));
  const renamed = (text: string) => text.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => letters.get(name) ?? name);
  return html.replace(/<style>[\s\S]*?<\/style>/g, renamed).replace(/="[^"]*var\(--[^"]*"/g, renamed);
}

function withLettersForClasses(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const styled = [...new Set(styles.match(/\._[a-z0-9]{4}(?![\w-])/g)?.map((selector) => selector.slice(1)))];
  const letters = new Map(styled.map((name, index) => [name, lettersOf(index)]));
  const renamed = (text: string) => text.replace(givenName, (name) => letters.get(name) ?? '');
  return html
    .replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_all, open, css, close) => open + renamed(css) + close)
    .replace(/\sclass="([^"]*)"/g, (_all, names) => attribute(renamed(names)));
}

function attribute(names: string): string {
  const kept = names.split(/\s+/).filter(Boolean).join(' ');
  return kept && ` class="${kept}"`;
}

/** a … z, then A0, A1 …: never the name of a class that pages share. */
function lettersOf(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : `A${(index - 26).toString(36)}`;
}
