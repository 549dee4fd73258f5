import type { Field, ValueOf } from './field.ts';

const line = { kind: 'text', most: 200 } as const;
const page = { kind: 'text', most: 4000 } as const;
const day = { kind: 'day' } as const;
const moment = { kind: 'moment' } as const;
const cents = { kind: 'cents' } as const;
const flag = { kind: 'flag' } as const;
const feet = { kind: 'number', least: 0, most: 10_000, decimals: 2 } as const;
const room = { kind: 'row', of: 'rooms' } as const;

/** Views of a room that an adjuster looks for. */
export const shots = ['corner', 'other-corner', 'water-line', 'ruler', 'source', 'labels'] as const;

/** Sections that a record has once. */
export const sections = {
  story: {
    discovered: moment,
    began: moment,
    source: { kind: 'choice', of: ['pipe', 'appliance', 'drain', 'sewer', 'roof', 'outside', 'unknown'] },
    category: { kind: 'choice', of: ['1', '2', '3'] },
    weather: line,
    waterOff: moment,
    account: page,
    doneFirst: page,
  },
  policy: {
    insurer: line,
    insurerPhone: line,
    policyNumber: line,
    claimNumber: line,
    adjuster: line,
    adjusterPhone: line,
    adjusterMail: line,
    contractor: line,
    contractorPhone: line,
    lives: { kind: 'choice', of: ['owner', 'tenant', 'landlord'] },
    others: page,
  },
} as const satisfies Record<string, Record<string, Field>>;

/** Tables of a record: their rows' fields, in the order in which they are asked for and printed. */
export const tables = {
  rooms: {
    name: line,
    lengthFt: feet,
    widthFt: feet,
    waterIn: { kind: 'number', least: 0, most: 1200, decimals: 2 },
    materials: line,
    notes: page,
  },
  photos: {
    caption: line,
    room,
    thing: { kind: 'row', of: 'things' },
    cost: { kind: 'row', of: 'costs' },
    drying: { kind: 'row', of: 'drying' },
    shows: { kind: 'choice', of: [...shots, 'damage', 'receipt', 'before', 'after'] },
    taken: moment,
    takenFrom: { kind: 'choice', of: ['camera', 'file', 'added'] },
    file: line,
    type: line,
    bytes: { kind: 'number', least: 0, most: 4_000_000_000, decimals: 0 },
    sha256: { kind: 'text', most: 64 },
    added: moment,
  },
  // The first nine in the words and order of the list that Verisk's Contents Collaboration asks of policyholders.
  things: {
    room,
    item: line,
    brand: line,
    model: line,
    quantity: { kind: 'number', least: 1, most: 999, decimals: 0 },
    ageYears: { kind: 'number', least: 0, most: 300, decimals: 1 },
    costEach: cents,
    condition: { kind: 'choice', of: ['new', 'good', 'average', 'worn'] },
    business: flag,
    serial: line,
    bought: day,
    boughtAt: line,
    paid: cents,
    damage: line,
    fate: { kind: 'choice', of: ['keep', 'clean', 'replace', 'thrown-away'] },
    thrownOn: day,
    sample: flag,
    notes: page,
  },
  costs: {
    day,
    what: line,
    sort: { kind: 'choice', of: ['repair', 'drying', 'supplies', 'lodging', 'food', 'hours', 'miles', 'else'] },
    amount: cents,
    hours: { kind: 'number', least: 0, most: 10_000, decimals: 2 },
    miles: { kind: 'number', least: 0, most: 100_000, decimals: 1 },
    notes: page,
  },
  calls: {
    at: moment,
    who: line,
    company: line,
    phone: line,
    said: page,
    promised: line,
    promisedBy: day,
  },
  drying: {
    at: moment,
    room,
    kind: { kind: 'choice', of: ['machine', 'moisture', 'air'] },
    what: line,
    reading: line,
    notes: page,
  },
} as const satisfies Record<string, Record<string, Field>>;

type Values<Fields extends Record<string, Field>> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

export type SectionName = keyof typeof sections;
export type TableName = keyof typeof tables;
/** What a section holds. */
export type Section<Name extends SectionName> = Values<(typeof sections)[Name]>;
/** One row of a table. `id` is made by the device and never changes. */
export type Row<Name extends TableName> = Values<(typeof tables)[Name]> & { readonly id: string };

export const sectionNames = Object.keys(sections) as readonly SectionName[];
export const tableNames = Object.keys(tables) as readonly TableName[];

/** Rows that a table may have: 300 photos are many, and a house has some hundred things. */
export const mostRows = 2000;

/** The fields of a section or table, by name. */
export function fieldsOf(name: SectionName | TableName): Readonly<Record<string, Field>> {
  return name in sections ? sections[name as SectionName] : tables[name as TableName];
}
