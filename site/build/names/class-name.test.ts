import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const at = (file: string) => path.join(process.cwd(), file);

test('a class has its own name, and signs of its file that no query changes', () => {
  const name = className('row', at('site/a.module.css'));
  expect(name).toMatch(/^row_[\w-]{4}$/);
  expect(className('row', at('site/a.module.css?inline'))).toBe(name);
  expect(className('row', at('site/b.module.css'))).not.toBe(name);
});
