import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { NumberRecord } from '#checks/claims/built-numbers.ts';
import { folderOfTest } from '#server/test-folder.ts';
import { fonts } from '#src/lib/fonts/font-sources.ts';
import { makePdf } from '#src/lib/pdf/make-pdf.ts';
import { builtNumberErrors } from './built-numbers.ts';

const records: readonly NumberRecord[] = [
  { text: 'Stay 35 feet away.', addresses: ['https://esfi.example'] },
  { text: 'Below 60 percent.' },
];

let folder = '';
beforeEach(() => {
  folder = folderOfTest();
});

function put(file: string, bytes: string | Uint8Array) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, bytes);
}

const page = (feet: number, drawnFeet: number) =>
  `<body><p>${feet} feet</p><svg><text>${drawnFeet} feet</text></svg>
  <section aria-labelledby="sources"><a href="https://esfi.example">ESFI</a></section></body>`;

async function paper(feet: number): Promise<Uint8Array> {
  const { bytes } = await makePdf({
    title: 'Lines',
    subject: 'A test',
    author: 'Field Manual',
    language: 'en-US',
    footer: () => ({ left: 'Field Manual', right: '' }),
    dated: '2026-11-21',
    blocks: [{ kind: 'paragraph', look: 'plain', runs: [{ text: `Stay ${feet} feet away.` }] }],
    fonts,
  });
  return bytes;
}

const workbook = (note: string, typed: number) =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${note}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<row><c r="A1" t="s"><v>0</v></c><c r="B1"><v>${typed}</v></c><c r="C1"><f>B1*2</f><v>${typed * 2}</v></c></row>`,
    ),
  });

async function build({ feet = 35, drawnFeet = 35, paperFeet = 35, note = 'Below 60 percent', typed = 60 }) {
  put('guides/lines/index.html', page(feet, drawnFeet));
  put('downloads/lines.pdf', await paper(paperFeet));
  put('downloads/drying.xlsx', workbook(note, typed));
  return builtNumberErrors(folder, records);
}

test('a build whose numbers all have a source passes', async () => {
  expect(await build({})).toEqual([]);
});

test.each([
  ['a page', { feet: 36 }, ['guides/lines/index.html: 36']],
  ['a drawing', { drawnFeet: 37, paperFeet: 35 }, ['guides/lines/index.html, in a drawing: 37']],
  ['a PDF', { paperFeet: 38 }, ['downloads/lines.pdf: 38']],
  ['the words of a workbook', { note: 'Below 61 percent' }, ['downloads/drying.xlsx: 61']],
  ['a number typed into a workbook', { typed: 62 }, ['downloads/drying.xlsx: 62']],
])('a deviation in %s fails, by name', async (_place, planted, errors) => {
  expect(await build(planted)).toEqual(errors);
});
