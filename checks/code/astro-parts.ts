/** A piece of a file that a parser of TypeScript reads. */
interface Part {
  /** Its name tells the parser the dialect. */
  readonly name: string;
  readonly text: string;
  /** Line of the file on which it begins. */
  readonly line: number;
}

/** A code file as it is; an Astro file as its head, its scripts, and its page, whose markup reads as JSX. */
export function scriptsOf(file: string, code: string): readonly Part[] {
  if (!file.endsWith('.astro')) return [{ name: file, text: code, line: 1 }];
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(code) ?? [];
  const page = code.replace(/^---\n[\s\S]*?\n---\n/, blank);
  const scripts = [...page.matchAll(/(<script\b[^>]*[^/]>|<script>)([\s\S]*?)<\/script>/g)].map((match) => ({
    name: `${file}.ts`,
    text: match[2] ?? '',
    line: lineOf(page, match.index + (match[1]?.length ?? 0)),
  }));
  const markup = page.replace(/<(script|style)\b(?![^>]*\/>)[\s\S]*?<\/\1>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi, emptied);
  return [
    { name: `${file}.ts`, text: head, line: 2 },
    ...scripts,
    { name: `${file}.tsx`, text: `<>${markup}</>`, line: 1 },
  ];
}

/** An element that an expression holds leaves one behind, so that the expression is not empty. */
function emptied(text: string, tag: string | undefined): string {
  const empty = '<i/>';
  return tag ? empty + blank(text).slice(empty.length) : blank(text);
}

/** Keeps the lines where they are. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
