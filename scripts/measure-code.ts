import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

// Measures the code base of a checkout, so that two of them can be compared: `node scripts/measure-code.ts [folder] [--json]`.
// Only files that git tracks are counted.

type Kind = 'code' | 'tests' | 'content' | 'other';

interface SourceFile {
  readonly file: string;
  readonly kind: Kind;
  readonly text: string;
  readonly lines: number;
}

const isSource = (file: string) => /\.(?:[cm]?[jt]sx?|astro|css)$/.test(file);
const isTest = (file: string) =>
  /\.(?:test|spec)\.[jt]sx?$/.test(file) || /^(?:e2e|tests)\//.test(file) || /(?:^|\/)test-[^/]+\.tsx?$/.test(file);

/** Content is what `content/` says, whatever its format; tests are what only tests import, too. */
function kindOf(file: string): Kind {
  if (isSource(file) && isTest(file)) return 'tests';
  if (/^content\/.*\.(?:tsx?|mdx|json|yaml|csv)$/.test(file)) return 'content';
  return isSource(file) ? 'code' : 'other';
}

function readCheckout(folder: string): readonly SourceFile[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((file) => ({ file, kind: kindOf(file) }))
    .filter(({ kind }) => kind !== 'other')
    .map(({ file, kind }) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return { file, kind, text, lines: text.split('\n').length - 1 };
    });
}

/** The length in lines of every function that has a body of its own or a name. */
function functionLengths({ file, text }: SourceFile): readonly number[] {
  const lengths: number[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) =>
    void lengths.push(lineAt(end) - lineAt(start) + 1);
  new Visitor({
    FunctionDeclaration: measure,
    MethodDefinition: ({ value }) => measure(value),
    VariableDeclarator({ init }) {
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') measure(init);
    },
  }).visit(parseSync(file, text).program);
  return lengths;
}

const depthOf = (file: string) => file.split('/').length - 1;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const foldersOf = (files: readonly SourceFile[]) => new Set(files.map(({ file }) => path.dirname(file))).size;

/** The value at this percentile (0 to 1). */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(values: readonly number[]) {
  return { p50: percentile(values, 0.5), p90: percentile(values, 0.9), max: percentile(values, 1) };
}

function dependenciesOf(folder: string) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return { production: Object.keys(dependencies).length, development: Object.keys(devDependencies).length };
}

/** Files, folders, lines, depth, functions and dependencies of a checkout. */
function measure(folder: string) {
  const files = readCheckout(folder);
  const of = (kind: Kind) => files.filter((file) => file.kind === kind);
  const counted = (kind: Kind) => {
    const chosen = of(kind);
    return {
      files: chosen.length,
      folders: foldersOf(chosen),
      lines: sum(chosen.map(({ lines }) => lines)),
    };
  };
  const code = of('code');
  const outside = [...code, ...of('tests').filter(({ file }) => !file.startsWith('content/'))];
  const scripts = code.filter(({ file }) => /\.(?:[cm]?[jt]sx?)$/.test(file));
  return {
    code: counted('code'),
    tests: counted('tests'),
    content: counted('content'),
    folders: { all: foldersOf(files), outsideContent: foldersOf(outside) },
    depth: spread(code.map(({ file }) => depthOf(file))),
    linesPerFile: spread(code.map(({ lines }) => lines)),
    linesPerFunction: spread(scripts.flatMap(functionLengths)),
    dependencies: dependenciesOf(folder),
  };
}

const [folder = '.'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const figures = measure(folder);
if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2));
else console.table(figures);
