import { policies, type Trigger, triggers } from '../claim-clock/input.ts';
import type { Field } from '../records/field.ts';
import { fieldsIn, type RowOf, type Shape, type ValuesOf } from '../records/shape.ts';

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

/** Name of the flag that marks a day of the claim as a guess. */
export type GuessOf = `${Trigger}Guess`;

const claimDays = Object.fromEntries(triggers.map((trigger) => [trigger, day])) as Record<Trigger, typeof day>;
const claimGuesses = Object.fromEntries(triggers.map((trigger) => [`${trigger}Guess`, flag])) as Record<
  GuessOf,
  typeof flag
>;

/** The highest number that an event of a calendar file may have (RFC 5545, 3.3.8). */
export const mostEdition = 2_147_483_647;

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
    othersPhone: line,
  },
  // What the claim clock asks for, by its own names.
  claim: {
    policy: { kind: 'choice', of: policies },
    ...claimDays,
    calledOnly: flag,
    catastrophe: flag,
    arson: flag,
    ...claimGuesses,
    // The number of the last calendar file. Nobody types it.
    edition: { kind: 'number', least: 0, most: mostEdition, decimals: 0 },
  },
  // What the owner counts an hour of work and a mile at. Nobody fills these in.
  rates: { hour: cents, mile: cents },
} as const satisfies Record<string, Record<string, Field>>;

/** Tables of a record: their rows' fields, in the order in which they are asked for and printed. */
export const tables = {
  rooms: {
    name: line,
    lengthFt: feet,
    widthFt: feet,
    heightFt: feet,
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
    how: { kind: 'choice', of: ['call', 'visit', 'letter', 'mail', 'website'] },
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

export type SectionName = keyof typeof sections;
export type TableName = keyof typeof tables;
export type Section<Name extends SectionName> = ValuesOf<(typeof sections)[Name]>;
export type Row<Name extends TableName> = RowOf<(typeof tables)[Name]>;

export const sectionNames = Object.keys(sections) as readonly SectionName[];
export const tableNames = Object.keys(tables) as readonly TableName[];

/** Schema of a loss record. Version 2 added the claim and the rates, version 3 the number of calendar files. */
export const shape = { version: 3, earlier: [1, 2], sections, tables, mostRows: 2000 } as const satisfies Shape;

/** The fields of a section or table, by name. */
export function fieldsOf(name: SectionName | TableName): Readonly<Record<string, Field>> {
  return fieldsIn(shape, name) ?? {};
}
