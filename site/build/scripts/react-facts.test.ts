import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { questions, withAnswers } from './react-facts.ts';
import { reactFiles } from './react-modules.ts';

test.each([
  ['if ("object" === typeof window) go();', 'if ("object" === "object") go();'],
  ['typeof window.document', 'typeof window.document'],
  ['typeof windows', 'typeof windows'],
  ['typeof performance && "function" === typeof performance.now', '"object" && "function" === "function"'],
  ['"documentMode" in document && 11 >= document.documentMode', 'false && 11 >= undefined'],
])('%s', (code, answered) => {
  expect(withAnswers(code)).toBe(answered);
});

test.each(questions)('React still asks %s', (question) => {
  const code = reactFiles.map((file) => readFileSync(path.resolve('node_modules', file), 'utf8')).join('\n');
  expect(code).toContain(question);
  expect(withAnswers(code)).not.toMatch(new RegExp(`${question.replaceAll('.', '\\.')}(?![\\w.])`));
});
