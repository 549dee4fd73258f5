import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import type { Palette } from '#content/colors.ts';
import { neededClaims, ownerClaims } from '#content/owner-claims.ts';
import { contrast, parseColor } from '#src/features/embeds/theme.ts';

// Reads the owner's files before anything imports them, so that a slip is one plain line and not a stack trace.
// `npm run check-owner` runs it; so does every command that reads the files (scripts/setup.mjs).

const ownerFile = 'content/owner.ts';
const colorFile = 'content/colors.ts';
const townFile = 'content/facts/tables/towns.ts';

type Rule = readonly [path: string, isValid: (value: unknown, owner: unknown) => boolean, needed: string];

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isText = matches(/\S/);
const isInBoth = (value: unknown) => ['en', 'es'].every((language) => isText(at(value, language)));
const isNumber = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isSwitch = (value: unknown) => typeof value === 'boolean';
const isEmail = matches(/^[^@\s<>]+@[^@\s<>]+\.[a-z]{2,}$/i);
const isNames = (value: unknown) => Array.isArray(value) && value.every(isText);
const isDay = (value: unknown) => matches(/^\d{4}-\d\d-\d\d$/)(value) && !Number.isNaN(Date.parse(String(value)));
const listIn = (owner: unknown, name: string): readonly unknown[] => {
  const list = at(owner, name);
  return Array.isArray(list) ? list : [];
};

const both = "text in both languages: { en: '…', es: '…' }";
const states = ['true', 'example', 'left out'];
const isNeeded = (claim: string) => neededClaims.some((needed) => needed === claim);
const hours = 'a number of hours, from 1 to 168, without quotation marks';

const rules: readonly Rule[] = [
  ['siteName', isInBoth, both],
  ['region', isInBoth, both],
  ['company', isText, 'the name of the company between quotation marks'],
  ['phone.display', matches(/^\D*1?(\D*\d){10}\D*$/), 'a phone number of ten digits, such as (830) 555-0142'],
  ['phone.takesTexts', isSwitch, 'true or false, without quotation marks'],
  ['email', isEmail, 'an e-mail address'],
  ['reviewsEmail', isEmail, 'an e-mail address'],
  ['security.email', isEmail, 'an e-mail address'],
  ['security.contactCheckedUntil', isDay, 'a day such as 2027-10-31'],
  ['renewals', isRenewals, "a list such as [{ on: '2027-05-01', what: 'Texas mold license' }], or [] for none"],
  ['address.town', isText, 'a town'],
  ['address.state', matches(/^[A-Z]{2}$/), 'two capital letters, such as TX'],
  ['address.line', isText, 'the place as pages print it, such as New Braunfels, Texas'],
  ['timeZone', isTimeZone, 'a time zone such as America/Chicago'],
  ['towns', isNames, "a list of towns: ['Seguin', 'Schertz'], or [] for none"],
  ['counties', isNames, "a list of counties: ['Comal'], or [] for none"],
  ['farCounties', isNames, 'a list of counties, or [] for none'],
  ['cities', isNames, 'a list of towns, or [] for none'],
  [
    'cities',
    (value, owner) => Array.isArray(value) && value.every((city) => listIn(owner, 'towns').includes(city)),
    'only names that are in towns, too',
  ],
  ['channel.url', matches(/^https:\/\/\S+$/), 'an address that begins with https://'],
  [
    'channel.featuredVideoId',
    matches(/^([\w-]{11})?$/),
    'the eleven signs after watch?v= in the address of the video, or nothing between the quotation marks',
  ],
  [
    'channel.featuredVideoDate',
    (value) => value === '' || isDay(value),
    'a day such as 2026-11-21, or nothing between the quotation marks',
  ],
  ...ownerClaims.map(
    (claim): Rule => [
      `claims.${claim}`,
      (value) => states.some((state) => state === value) && !(value === 'left out' && isNeeded(claim)),
      isNeeded(claim) ? "'true' or 'example'" : "'true', 'example' or 'left out'",
    ],
  ),
  [
    'promises.averageEmergencyResponseMinutes',
    isNumber(1, 1440),
    'a number of minutes, from 1 to 1440, without quotation marks',
  ],
  ['promises.answerHours.emergency', isNumber(1, 168), hours],
  ['promises.answerHours.urgent', isNumber(1, 168), hours],
  ['promises.answerHours.normal', isNumber(1, 168), hours],
  ['legal.enquiryRetentionMonths', isNumber(1, 120), 'a number of months, from 1 to 120'],
];

function isRenewals(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => isDay(at(each, 'on')) && isText(at(each, 'what')));
}

function isTimeZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}

/** Text and its backgrounds on every page: too little contrast cannot be read in sunlight or with weak eyes. */
const readable: readonly (readonly [text: keyof Palette, grounds: readonly (keyof Palette)[]])[] = [
  ['ink', ['paper', 'card', 'river-tint', 'alarm-tint', 'amber-tint', 'go-tint']],
  ['ink-2', ['paper', 'card']],
  ['river', ['paper', 'card']],
  ['river-deep', ['paper', 'card', 'river-tint']],
  ['on-river', ['river']],
  ['alarm', ['paper', 'card', 'alarm-tint']],
  ['amber', ['card']],
  ['go', ['paper', 'card', 'go-tint']],
  ['on-slab', ['slab']],
  ['on-slab-2', ['slab']],
  ['slab-river', ['slab']],
];
const leastContrast = 4.5;

/** What is wrong in the owner's files, one line each, with the line where it is. Empty when all is well. */
export async function ownerFileErrors(
  files = { owner: ownerFile, colors: colorFile, towns: townFile },
): Promise<readonly string[]> {
  const places = await errorsOf(files.towns, 'towns', townErrors);
  // A file of towns that cannot be read says nothing about the owner's towns.
  const towns: readonly unknown[] | undefined =
    places.length > 0 ? undefined : (await import(pathToFileURL(files.towns).href)).towns;
  return [
    ...(await errorsOf(files.owner, 'owner', (owner) => valueErrors(owner, towns))),
    ...(await errorsOf(files.colors, 'colors', colorErrors)),
    ...places,
  ];
}

interface Slip {
  /** Names of properties, joined by points. */
  readonly path: string;
  readonly text: string;
  /** Where the path does not lead to it. */
  readonly line?: number;
}

async function errorsOf(file: string, name: string, errorsIn: (value: unknown, source: string) => readonly Slip[]) {
  const source = readFileSync(file, 'utf8');
  const { errors } = parseSync(file, source);
  if (errors[0]) return [syntaxError(file, source, errors[0])];
  try {
    const value: unknown = (await import(pathToFileURL(file).href))[name];
    if (value === undefined) return [`${file}: "export const ${name}" is missing. Put that line back.`];
    return errorsIn(value, source).map(
      ({ path, text, line = lineOf(source, path) }) => `${file}, line ${line}: ${text}`,
    );
  } catch (error) {
    return [unknownName(file, source, error)];
  }
}

/** A word without quotation marks, such as `True`. */
function unknownName(file: string, source: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const word = /^(\w+) is not defined$/.exec(message)?.[1];
  if (!word) return `${file}: ${message}`;
  const line = source.split('\n').findIndex((text) => new RegExp(`\\b${word}\\b`).test(text)) + 1;
  return `${file}, line ${line}: "${word}" needs quotation marks around it. Only numbers, true and false go without.`;
}

function syntaxError(
  file: string,
  source: string,
  { message, labels }: ReturnType<typeof parseSync>['errors'][number],
) {
  const found = Math.max(0, ...labels.map(({ start }) => start));
  const before = source.slice(0, found).replace(/(\s|\/\*\*(?:[^*]|\*(?!\/))*\*\/)+$/, '');
  const [line, lineBefore] = [lineAt(source, found), lineAt(source, before.length)];
  const say = (at: number, text: string) => `${file}, line ${at}: ${text}`;
  if (/unterminated string/i.test(message))
    return say(line, 'a quotation mark is missing: text begins and ends with one.');
  if (/invalid character.*[‘’“”]/i.test(message))
    return say(line, "curly quotation marks: use the straight one ' around text.");
  if (!/expected/i.test(message)) return say(line, message);
  if (line === lineBefore)
    return say(line, "a comma or a quotation mark is out of place. An apostrophe inside text is written ’, not '.");
  if (/found `(EOF|;)`/.test(message)) return say(line, 'a closing } or ] is missing above.');
  return say(lineBefore, 'a comma is missing at the end of the line.');
}

function valueErrors(owner: unknown, towns: readonly unknown[] | undefined): readonly Slip[] {
  const broken = rules.flatMap(([path, isValid, needed]) => {
    const value = at(owner, path);
    if (isValid(value, owner)) return [];
    const text =
      value === undefined
        ? `${path} is missing: write ${needed}.`
        : `${path} is ${shown(value)}: it must be ${needed}.`;
    return [{ path, text }];
  });
  const placed = towns && new Set(towns.map((town) => at(town, 'name')));
  const lost = placed ? listIn(owner, 'towns').filter((town) => !placed.has(town)) : [];
  return [
    ...broken,
    ...lost.map((town) => ({
      path: 'towns',
      text: `nothing says where ${shown(town)} is. Check its spelling. If it is right, open content/facts/tables/towns.ts on your repository’s page, copy the line of a town, and change its name, id, height in feet and place in degrees. In a terminal: npm run new town`,
    })),
  ];
}

const townRules: readonly (readonly [name: string, isValid: (value: unknown) => boolean, needed: string])[] = [
  ['id', matches(/^[a-z]+(-[a-z]+)*$/), 'small letters and hyphens, such as canyon-lake'],
  ['elevationFt', isNumber(-300, 15_000), 'a height in feet, without a comma'],
  ['north', isNumber(15, 72), 'degrees north, such as 29.7'],
  ['west', isNumber(60, 180), 'degrees west without a minus sign, such as 98.12'],
];

function townErrors(towns: unknown, source: string): readonly Slip[] {
  const ids = new Set<unknown>();
  return (Array.isArray(towns) ? towns : []).flatMap((town) => {
    const name = String(at(town, 'name'));
    const line = 1 + source.split('\n').findIndex((text) => text.includes(`name: '${name}'`));
    const slips = townRules.flatMap(([path, isValid, needed]) =>
      isValid(at(town, path))
        ? []
        : [{ path, line, text: `${path} of ${name} is ${shown(at(town, path))}: it must be ${needed}.` }],
    );
    const id = at(town, 'id');
    const isTwin = ids.has(id);
    ids.add(id);
    return isTwin ? [...slips, { path: 'id', line, text: `two towns have the id ${shown(id)}.` }] : slips;
  });
}

function colorErrors(colors: unknown): readonly Slip[] {
  return ['light', 'dark'].flatMap((scheme) => {
    const palette = Object.entries<string>(Object(at(colors, scheme)));
    const wrong = palette.filter(([, color]) => !matches(/^#[\da-f]{6}$/i)(color));
    if (wrong.length > 0)
      return wrong.map(([name, color]) => ({
        path: `${scheme}.${name}`,
        text: `${name} is ${shown(color)}: it must be # and six digits, such as '#0a5a66'.`,
      }));
    return readable.flatMap(([text, grounds]) =>
      grounds.flatMap((ground) => paleError(Object.fromEntries(palette), scheme, text, ground)),
    );
  });
}

function paleError(
  palette: Readonly<Record<string, string>>,
  scheme: string,
  text: string,
  ground: string,
): readonly Slip[] {
  const [one, other] = [parseColor(palette[text] ?? ''), parseColor(palette[ground] ?? '')];
  const found = one && other ? contrast(one, other) : 0;
  if (found >= leastContrast) return [];
  const ratio = `${Math.floor(found * 10) / 10} to 1`;
  return [
    {
      path: `${scheme}.${text}`,
      text: `${text} on ${ground} has a contrast of ${ratio}: it must be ${leastContrast} to 1. Make one darker or the other lighter.`,
    },
  ];
}

const shown = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (Object(inner) === inner ? Reflect.get(Object(inner), name) : undefined), value);
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The line of a property: its first name at the margin of the file's one object, the others on that line or below. */
export function lineOf(source: string, path: string): number {
  const lines = source.split('\n');
  const [first = '', ...others] = path.split('.');
  const below = (from: number, pattern: RegExp) =>
    lines.findIndex((text, index) => index >= from && !/^\s*(\/?\*|\/\/)/.test(text) && pattern.test(text));
  const start = below(0, new RegExp(`^(  |const )${first}\\b`));
  return 1 + others.reduce((line, name) => Math.max(line, below(line, new RegExp(`[\\s{']${name}'?:`))), start);
}

if (import.meta.main) {
  const errors = await ownerFileErrors();
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exitCode = 1;
  } else if (process.argv.includes('--say'))
    console.log(`${ownerFile}, ${colorFile} and ${townFile}: nothing is missing.`);
}
