// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Language, localeIn } from '#content/i18n/languages.ts';
import { lossRecordIn } from '#content/i18n/tool-messages.ts';
import { centsOf } from '#core/job/money.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import type { Field, Value } from '#core/records/field.ts';
import { render, unmount } from '../../lib/testing/page.ts';
import { formOf } from '../loss-record/field-labels.ts';
import { SectionFields } from './form/Fields.tsx';
import { Rows } from './form/Rows.tsx';
import { fieldValueText } from './print.tsx';

const sayings = { choice: (code: string) => `choice ${code}`, row: (_: string, id: string) => `row ${id}`, yes: 'Yes' };
const text: Field = { kind: 'text', most: 200 };

test.each<[Field, Value, Language, string]>([
  [text, ' Sofa ', 'en', 'Sofa'],
  [text, '', 'en', ''],
  [{ kind: 'choice', of: ['a'] }, 'a', 'en', 'choice a'],
  [{ kind: 'row', of: 'rooms' }, 'r', 'en', 'row r'],
  [{ kind: 'flag' }, true, 'en', 'Yes'],
  [{ kind: 'flag' }, false, 'en', ''],
  [{ kind: 'cents' }, 0, 'en', '$0.00'],
  [{ kind: 'cents' }, 72_150, 'en', '$721.50'],
  [{ kind: 'cents' }, null, 'en', ''],
  [{ kind: 'number', least: 0, most: 9999, decimals: 1 }, 1200.5, 'en', '1,200.5'],
  [{ kind: 'day' }, '2026-11-21', 'en', 'November 21, 2026'],
  [{ kind: 'day' }, '2026-11-21', 'es', '21 de noviembre de 2026'],
  [{ kind: 'moment' }, '2026-11-21T02:10', 'en', 'Nov 21, 2026, 2:10 AM'],
])('a field %o with %j prints in %s as: %s', (field, value, language, text) => {
  expect(fieldValueText(field, value, sayings, localeIn(language)).replace(/\s/g, ' ')).toBe(text);
});

afterEach(unmount);

const messages = lossRecordIn.en;
const state = {} as never;
const blank = blankRecord('a', 'Hall');
const record: LossRecord = {
  ...blank,
  policy: { ...blank.policy, insurer: 'Lone Star Mutual' },
  things: [{ ...blankRow('things', 'one'), item: 'Sofa', brand: 'Acme', costEach: centsOf(500) }],
};

function Page({ of }: { readonly of: LossRecord }) {
  const props = { form: formOf(messages), record: of, state, locale: localeIn('en'), open: null, setOpen: () => {} };
  return (
    <>
      <SectionFields {...props} name="policy" />
      <Rows {...props} table="things" aside={() => '$500.00'} />
    </>
  );
}

const printed = () => [...document.querySelectorAll('[data-filled] div')].map(({ textContent }) => textContent);
const print = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

test('filled fields print as text, and empty ones do not print', async () => {
  await render(<Page of={record} />);
  expect(printed()).toEqual([]);
  await print('beforeprint');
  const { policy, things } = messages.fields;
  expect(printed()).toEqual([`${policy.insurer}Lone Star Mutual`, `${things.brand}Acme`, `${things.costEach}$500.00`]);
  expect(document.querySelector('li > p')?.textContent).toBe('Sofa $500.00');
  for (const control of document.querySelectorAll('input, select, textarea, li button')) {
    expect(control.closest('.no-print')).not.toBeNull();
  }
  await print('afterprint');
  expect(printed()).toEqual([]);
});

test('an empty record prints nothing', async () => {
  await render(<Page of={blank} />);
  await print('beforeprint');
  expect(printed()).toEqual([]);
});
