const units: readonly (readonly [hours: number, words: string])[] = [
  [1 / 60, 'min mins minute minutes minuto minutos'],
  [1, 'hour hours hr hrs h hora horas'],
  [24, 'd day days dia dias night nights noche noches'],
  [60, 'weekend fin'],
  [168, 'week weeks wk wks semana semanas'],
  [720, 'month months mo mos mes meses'],
  [8760, 'year years yr yrs ano anos'],
];

/** Hours of each unit, in both languages, accents taken off. */
export const unitHours: ReadonlyMap<string, number> = new Map(
  units.flatMap(([hours, words]) => words.split(' ').map((word) => [word, hours] as const)),
);

/** Hours of a unit that is written to its number: "2w" is two weeks. Years so written are ages. Undefined for any other word. */
export function joinedHours(unit: string): number | undefined {
  const hours = unitHours.get(unit === 'w' ? 'week' : unit);
  return hours === 8760 ? undefined : hours;
}

/** A length that belongs to a person, a machine, a plan or a house says nothing about the water. */
export const notAfter = new Set(
  'old olds pregnant preg embarazo embarazada along warranty garantia edad nacido nacida newborn policy lease dry premium deductible left remaining'.split(
    ' ',
  ),
);
/** Words after which a length is an age, a plan or a habit. */
export const notBefore = new Set(
  (
    'pregnant embarazada embarazo cuantos cuantas many next within every each cada built installed bought remodeled renovated replaced moved lived owned before dry dried age aged turns turned ' +
    'turning about-to bebe bebes baby newborn infant nino nina hijo hija nieto nieta twins gemelos puppy another proximas proximos dentro construida instalado compramos compre married until till expires every'
  ).split(' '),
);

/** Days of the week. */
export const weekdays = new Set(
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo mon tues wed thurs fri'.split(
    ' ',
  ),
);

/** Months, in both languages. After "since" alone they are a time: "may" is another word everywhere else. */
export const months = new Set(
  (
    'january february march april may june july august september october november december enero febrero marzo abril mayo junio ' +
    'julio agosto septiembre octubre noviembre diciembre'
  ).split(' '),
);

/** Words that are a length of time by themselves, in hours. */
export const fixedWords: ReadonlyMap<string, number> = new Map([
  ['yesterday', 24],
  ['ayer', 24],
  ['anoche', 12],
  ['overnight', 12],
  ['antier', 60],
  ['anteayer', 60],
  ['antenoche', 48],
]);
