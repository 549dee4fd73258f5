// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { tables } from '#core/loss-record/shape.ts';
import type { Field, Value } from '#core/records/field.ts';
import { render, typeInto, unmount } from '../../../lib/testing/page.ts';
import { FieldInput } from './FieldInput.tsx';
import { useHasInvalidFields } from './use-draft.ts';

const messages = lossRecordIn.en;
const { notTaken } = messages.entry;
let kept: Value;

function Page({
  field,
  first,
  language,
}: {
  readonly field: Field;
  readonly first: Value;
  readonly language: Language;
}) {
  const [value, setValue] = useState(first);
  kept = value;
  const isRefused = useHasInvalidFields();
  const asked = { options: [], suggestions: [], messages: lossRecordIn[language], locale: localeIn(language) };
  return (
    <>
      <FieldInput {...asked} field={field} name="field" label="Field" value={value} edit={setValue} />
      <output>{isRefused ? 'refused' : 'all kept'}</output>
    </>
  );
}

async function typeIn(field: Field, first: Value, texts: readonly string[], language: Language = 'en') {
  await render(<Page field={field} first={first} language={language} />);
  for (const text of texts) await act(async () => typeInto(document.querySelector('input'), text));
  const text = document.querySelector('[role="alert"]')?.textContent ?? '';
  const all = document.querySelector('output')?.textContent;
  await unmount();
  return { text, all };
}

const { quantity, item } = tables.things;
const long = 'x'.repeat(200);

test.each<[string, Field, Value, readonly string[], Value, string]>([
  [
    'a number keeps the old one, not its first digits',
    quantity,
    3,
    ['1', '1.', '1.5'],
    3,
    'We kept the last value: 3.',
  ],
  ['a number where none was keeps none', quantity, null, ['1', '1.5'], null, notTaken.blank],
  ['dollars keep the old ones', tables.things.costEach, 4990, ['1', '1.505'], 4990, 'We kept the last value: 49.90.'],
  ['a number that was whole before keeps it', quantity, null, ['3', '1.5'], 3, 'We kept the last value: 3.'],
  ['a text keeps all that fitted', item, '', [long, `${long}x`], long, notTaken.text],
])(
  'invalid input is reported with the value that stays stored: %s',
  async (_what, field, first, texts, value, instead) => {
    const { text, all } = await typeIn(field, first, texts);
    expect([kept, all]).toEqual([value, 'refused']);
    expect(text).toContain(instead);
  },
);

const { miles } = tables.costs;
const cost = tables.things.costEach;
test.each<[Language, Field, Value, string, string]>([
  ['en', miles, 7, '1,200', 'Enter it without the comma, like 1200 or 1.2. Not saved. We kept the last value: 7.'],
  ['es', miles, 7, '2.000', 'Escríbalo sin separar los miles, como 2000 o 2. No se guardó. Quedó lo anterior: 7.'],
  ['es', quantity, 3, '2.000', 'Escríbalo sin separar los miles, como 2000 o 2. No se guardó. Quedó lo anterior: 3.'],
  [
    'es',
    cost,
    700,
    '$2.000',
    'Escríbalo sin separar los miles, como 1500 o 1.50. No se guardó. Quedó lo anterior: 7.00.',
  ],
])('in the language %s, %o with %s shows the ambiguity of %s', async (language, field, first, typed, text) => {
  expect(await typeIn(field, first, [typed], language)).toEqual({ text, all: 'refused' });
  expect(kept).toBe(first);
});

test('input that becomes valid is stored and reported as saved', async () => {
  expect(await typeIn(quantity, 3, ['1.5', '15'])).toEqual({ text: '', all: 'all kept' });
  expect(kept).toBe(15);
});
