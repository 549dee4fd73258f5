import { addToDictionaries, appendToList, applyAll, type Plan, type Read } from './change.ts';

const usage =
  'npm run new town "<Name>" <degrees north> <degrees west> <feet above the sea>, such as "Boerne" 29.79 98.73 1405';
const ownersFile = 'content/owner.ts';
const table = 'content/facts/tables/towns.ts';
const heights = 'content/facts/psychrometrics.ts';
/** Bounds of Texas in degrees and feet, to catch typing errors. */
const texas = { north: [25.8, 36.6], west: [93.5, 106.7], feet: [0, 8751] } as const;

/** Miles that an hour's drive covers on a highway: a crew promised within the hour comes no further. */
const anHoursDrive = 60;
const milesPerDegree = 69;

/** A town that is served: in the owner's file, on the map, and with its height in the fact that the calculators cite. */
export function newTown(read: Read, words: readonly string[]): Plan {
  const [name = '', ...numbers] = words;
  const [north, west, feet] = numbers.map(Number);
  const error = errorOf(read, name, numbers, { north, west, feet });
  if (error || north === undefined || west === undefined || feet === undefined) return error ?? usage;
  const entry = `  { name: ${JSON.stringify(name).replaceAll('"', "'")}, id: '${idOf(name)}', elevationFt: ${feet}, north: ${north}, west: ${west} },`;
  return applyAll(
    read,
    (now) => appendToList(now, table, 'towns', entry),
    (now) => replaced(now, ownersFile, /^( {2}towns: \[[^\]]*?),?(\s*\],)$/m, `$1, '${name}'$2`),
    (now) =>
      replaced(
        now,
        heights,
        /(Elevations of the federal register of names: .*?)( feet\.')/,
        `$1, ${name} ${feet.toLocaleString('en-US')}$2`,
      ),
    ...addToDictionaries(name),
  );
}

type Numbers = Readonly<Record<keyof typeof texas, number | undefined>>;

function errorOf(read: Read, name: string, numbers: readonly string[], values: Numbers): string | undefined {
  if (numbers.length !== 3) return `Say a name in quotes and three numbers: ${usage}`;
  if (!/^[A-Z][A-Za-z. ]+$/.test(name))
    return `"${name}" is no name of a town: begin with a capital, letters and spaces only.`;
  if ((read(table) ?? '').includes(`id: '${idOf(name)}'`))
    return `"${name}" is served already: see towns in ${ownersFile}.`;
  for (const key of ['north', 'west', 'feet'] as const) {
    const [from, to] = texas[key];
    const value = values[key];
    if (value === undefined || !(value >= from && value <= to))
      return `Texas lies between ${from} and ${to} (${key}): ${usage}`;
  }
  return tooFar(read, name, values);
}

/** What is said of a place further than an hour's drive from every town that is served: a slip in the degrees, most likely. */
function tooFar(read: Read, name: string, { north = 0, west = 0 }: Numbers): string | undefined {
  const served = [...(read(table) ?? '').matchAll(/name: '([^']+)'[^}]*north: ([\d.]+),\s*west: ([\d.]+)/g)];
  const [nearest] = served
    .map(([, town = '', ...at]) => ({ town, miles: milesBetween([north, west], at.map(Number)) }))
    .sort((a, b) => a.miles - b.miles);
  if (!nearest || nearest.miles <= anHoursDrive) return undefined;
  return `${name} would lie ${Math.round(nearest.miles)} miles from ${nearest.town}, the nearest town that is served, and ${anHoursDrive} is the most: check the degrees, or add it by hand in ${table} and ${ownersFile}.`;
}

/** Miles as the crow flies, on a plane that touches the earth at `from`: within a mile inside Texas' hour of driving. */
function milesBetween([north = 0, west = 0]: readonly number[], [toNorth = 0, toWest = 0]: readonly number[]): number {
  const eastward = (west - toWest) * Math.cos((north * Math.PI) / 180);
  return milesPerDegree * Math.hypot(north - toNorth, eastward);
}

function replaced(read: Read, path: string, from: RegExp, to: string) {
  const text = read(path) ?? '';
  if (!from.test(text)) throw new Error(`${path} has no place for a town: add it by hand`);
  // biome-ignore lint/plugin: the replacements are ours, and use $1
  return { path, text: text.replace(from, to) };
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
