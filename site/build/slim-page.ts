import postcss from 'postcss';

/**
 * The same page in fewer bytes: without the style rules that name a class which neither the page nor a script has, and
 * without the empty comments by which React finds its way when a page comes to life. A page with a tool keeps those
 * comments, and every class whose name stands anywhere in its scripts: a result has classes that the page lacks.
 */
export function slimPage(html: string, scripts = ''): string {
  const hasTool = html.includes(' data-island');
  const classes = new Set([...classesOf(html), ...(hasTool ? scripts.split(/[^\w-]+/) : [])]);
  return (hasTool ? html : html.replaceAll('<!-- -->', '')).replace(
    /(<style>)([\s\S]*?)(<\/style>)/g,
    (_all, open, css, close) => open + usedRules(css, classes) + close,
  );
}

function classesOf(html: string): ReadonlySet<string> {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, names = '']) => names.split(/\s+/)));
}

function usedRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
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

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return [...required].every(([, name = '']) => classes.has(name));
}
