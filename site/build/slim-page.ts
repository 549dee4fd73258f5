import postcss, { type Root } from 'postcss';

const islandOrComment = /(<([\w-]+) data-island=[\s\S]*?<\/\2>)|<!-- -->/g;

/**
 * The same page in fewer bytes: without the style rules that name a class which neither the page nor a script has, and
 * without the empty comments by which React finds its way when a page comes to life. A tool keeps those
 * comments, and its page every class whose name stands anywhere in its scripts: a result has classes that the page lacks.
 * @param scripts the code that the page loads
 * @param later the code that it may load once somebody uses it; a class whose rules this code brings stays out
 */
export function slimPage(html: string, scripts = '', later = ''): string {
  const hasTool = html.includes(' data-island');
  const classes = new Set([...classesOf(html), ...(hasTool ? [...wordsOf(scripts), ...unstyled(later)] : [])]);
  return html
    .replace(islandOrComment, (_all, island = '') => island)
    .replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_all, open, css, close) => open + usedRules(css, classes) + close);
}

function wordsOf(code: string): readonly string[] {
  return code.split(/[^\w-]+/);
}

function unstyled(code: string): readonly string[] {
  return wordsOf(code).filter((word) => !code.includes(`.${word}`));
}

function classesOf(html: string): ReadonlySet<string> {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = '']) => names.split(/\s+/)));
}

function usedRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  dropRepeats(sheet);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** A style that several parts import comes several times: the last of equal rules is enough. */
function dropRepeats(sheet: Root): void {
  const seen = new Set<string>();
  for (const node of sheet.nodes.toReversed()) {
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return [...required].every(([, name = '']) => classes.has(name));
}
