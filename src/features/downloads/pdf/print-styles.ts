import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrawingSheet, readRules } from './drawing-style.ts';

const sheets = import.meta.glob<DrawingSheet['names']>('../../../lib/figures/**/*.module.css', {
  import: 'default',
  eager: true,
});

/** The text of a style sheet, read as a file because Vitest replaces imported CSS modules, even with `?raw`. */
const textOf = (file: string) => readFileSync(path.join('src', file.replace(/^(\.\.\/)+/, '')), 'utf8');

/** The rules of all style sheets of drawings. */
export const printStyles = readRules(Object.entries(sheets).map(([file, names]) => ({ css: textOf(file), names })));
