import path from 'node:path';

type NameOf = (name: string, file: string, css: string) => string;

const classInStyle = /\.(-?[_a-z][\w-]*)/gi;

/**
 * Names for the classes of style modules in the built site: small letters for the class by its place in its file, a digit or
 * a capital for the file by its place in the list. Pages, scripts and papers, which are built apart, so agree, and no two classes meet.
 * The function throws, and so stops the build, for a file that is not in the list.
 * @param modules every style module of the site, by paths from the project's folder
 */
export function shortNames(modules: readonly string[]): NameOf {
  const numbers = new Map(modules.toSorted().map((file, index) => [file, index]));
  return (name, file, css) => {
    const module = path.relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const number = numbers.get(module);
    if (number === undefined) throw new Error(`${module} is not among the style modules of the site`);
    const classes = [...new Set([...css.matchAll(classInStyle)].map(([, found]) => found))];
    return lettersOf(classes.indexOf(name)) + signsOf(number);
  };
}

/** a … z, then ba, bb … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26)) + last;
}

const signOf = (number: number) => number.toString(36).toUpperCase();

/** 2 … Z, then 00 … 0Z, then 12 … 1Z and so on: none begins another, so that no name does. */
function signsOf(number: number): string {
  if (number < 34) return signOf(number + 2);
  return number < 70 ? `0${signOf(number - 34)}` : `1${signsOf(number - 70)}`;
}
