import { type DrawingSheet, readRules } from './drawing-style.ts';

const texts = import.meta.glob<string>('../../../lib/figures/**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = import.meta.glob<DrawingSheet['names']>('../../../lib/figures/**/*.module.css', {
  import: 'default',
  eager: true,
});

/** The rules of all style sheets of drawings. */
export const printStyles = readRules(Object.entries(texts).map(([file, css]) => ({ css, names: names[file] ?? {} })));
