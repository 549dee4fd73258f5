import { expect, test } from 'vitest';
import { emailField, lineField, oneLine, phoneField, plainName, severalLines } from './plain-text.ts';

/** Characters that reverse or embed the direction of text (Bidi_Control of Unicode), and others that nobody sees. */
const unseen = [
  ...'\u061c\u200e\u200f',
  ...'\u202a\u202b\u202c\u202d\u202e',
  ...'\u2066\u2067\u2068\u2069',
  ...'\ufeff\u0000\u0008\u001b\u007f\u0085\u009f',
];

test.each(unseen.map((character) => [`U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`, character]))(
  '%s is taken out: a space in one line, nothing in several',
  (_name, character) => {
    expect(oneLine(`file${character}exe`)).toBe('file exe');
    expect(severalLines(`file${character}exe`)).toBe('fileexe');
  },
);

test('no other character is taken out, those beside them in the list of Unicode neither', () => {
  const seen = 'a\u061b\u061dé\u00a1\u200b\u200c\u200d\u2010\u2027\u202f\u2065\u206a你🌊'.normalize('NFC');
  expect(severalLines(seen)).toBe(seen);
});

test.each([
  ['line ends of every system', 'one\r\ntwo\rthree\nfour\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
  ['tabs and indents', 'a\tb\n  c', 'a\tb\n  c'],
  ['half of a sign that UTF-16 writes in two', 'a\ud800b', 'a\ufffdb'],
  ['a combining accent', 'Zoe\u0308', 'Zoë'],
])('text of several lines: %s', (_case, text, cleaned) => {
  expect(severalLines(text)).toBe(cleaned);
  expect(oneLine(text)).toBe(cleaned.replace(/\s+/g, ' '));
});

test.each([
  ['zero-width characters', 'A\u200bd\u2060a\u200d', 'Ada'],
  ['a soft hyphen', 'Mu\u00adñoz', 'Muñoz'],
  ['letters of language tags', 'Ada\u{e0041}\u{e0042}', 'Ada'],
  ['characters of direction', 'Ada\u202eLovelace', 'Ada Lovelace'],
  ['the start of an encoded word', '=?utf-8?Q?Boss?==?=?==??', 'utf-8?Q?Boss?'],
  ['nothing else', 'José Ángel O’Neill 李', 'José Ángel O’Neill 李'],
])('a name loses %s', (_what, text, name) => {
  expect(plainName(text)).toBe(name);
});

test.each([
  ['ada@example.com', true],
  ['ada@mail.example.com', true],
  ['root@localhost', false],
  ['ada@example', false],
  ['ada@example.', false],
  ['ada@.com', false],
  ['a!x@example.com', false],
  ['a%b@example.com', false],
  ['ada@127.0.0.1', false],
  ['ada@example.com1', true],
])('%s can be an address: %s', (address, isTaken) => {
  expect(emailField.safeParse(address).success).toBe(isTaken);
});

test('a field of one line is counted after it was cleaned, and trimmed', () => {
  const field = lineField(3, 'too-long');
  expect(field.parse(' \u2067abc\u2069 ')).toBe('abc');
  expect(field.safeParse('ab cd').error?.issues).toMatchObject([{ message: 'too-long' }]);
});

test.each([
  '830 555 0100 ext 5',
  '830 555 0100 ext. 5',
  '(830) 555-0100, extension 12',
  '830-555-0100 extensión 12',
  '830.555.0100 EXT 5',
  '830 555 0100 x5',
  '+1 830 555 0100 #5',
  '\u202a(512)\u00a0555\u20110142\u202c',
  '512\u2011555\u20110142',
  '512\u2013555\u20130142',
  '512\u2014555\u22120142',
  '512\u2009555\u202f0142',
  '５１２－５５５－０１４２',
  '512·555·0142',
  '512-555-0142 (cell)',
  '512-555-0142 (casa de mi mamá)',
  'Cell: 512-555-0142',
  'Cel. 512 555 0142',
  'Tel. 512 555 0142',
  'tel:+15125550142',
  'tel:+1-512-555-0142;ext=7',
  '512 555 0142 int. 7',
  '512 555 0142 interno 7',
  '+52 1 55 1234 5678',
  '1 (512) 555-0142 móvil',
  '',
])('%j is taken for a telephone number', (text) => {
  expect(phoneField.safeParse(text).success).toBe(true);
});

test.each([
  '555 0100 ext 5',
  '830 555 0100 home',
  'ext 5',
  'extensión',
  '830 555 0100 exit 5',
  'a5125550142@example.com',
  '(512) 555-014',
  'tel:',
  '5125550142 5125550143',
])('%j is not', (text) => {
  expect(phoneField.safeParse(text).success).toBe(false);
});

test.each([
  ['tel:+1\u2011512\u2011555\u20110142', '+1-512-555-0142'],
  ['\u202a(512)\u00a0555\u20110142\u202c', '(512) 555-0142'],
  ['512-555-0142 (cell)', '512-555-0142 (cell)'],
])('%j is stored as %s', (text, stored) => expect(phoneField.parse(text)).toBe(stored));

test.each([
  ['ana@muñoz.example', 'ana@xn--muoz-hqa.example'],
  [' Ana@Bücher.Example ', 'Ana@xn--bcher-kva.example'],
  ['o’brien@example.com', null],
  ["o'brien+water/leak@example.com", "o'brien+water/leak@example.com"],
  ['josé@example.com', null],
  ['ana@muñoz..example', null],
  ['ana@muñoz.example/x', null],
  ['ana@', null],
])('the e-mail address %j is taken as %j', (text, address) => {
  const read = emailField.safeParse(text);
  expect(read.success ? read.data : null).toBe(address);
});
