/** Hours of each unit, in both languages, accents taken off. */
export const unitHours: Readonly<Record<string, number>> = {
  min: 1 / 60,
  mins: 1 / 60,
  minute: 1 / 60,
  minutes: 1 / 60,
  minuto: 1 / 60,
  minutos: 1 / 60,
  hour: 1,
  hours: 1,
  hr: 1,
  hrs: 1,
  h: 1,
  hora: 1,
  horas: 1,
  d: 24,
  day: 24,
  days: 24,
  dia: 24,
  dias: 24,
  night: 24,
  nights: 24,
  noche: 24,
  noches: 24,
  week: 168,
  weeks: 168,
  wk: 168,
  wks: 168,
  semana: 168,
  semanas: 168,
  weekend: 60,
  fin: 60,
  month: 720,
  months: 720,
  mo: 720,
  mos: 720,
  mes: 720,
  meses: 720,
  year: 8760,
  years: 8760,
  yr: 8760,
  yrs: 8760,
  ano: 8760,
  anos: 8760,
};

/** Numbers in words; a vague one counts as people mean it. */
export const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 4,
  many: 5,
  some: 3,
  half: 0.5,
  dozen: 12,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  par: 2,
  pocos: 3,
  pocas: 3,
  varios: 4,
  varias: 4,
  unos: 3,
  unas: 3,
  media: 0.5,
  quince: 15,
};

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

/** Words that are a length of time by themselves, in hours. */
export const fixedWords: Readonly<Record<string, number>> = {
  yesterday: 24,
  ayer: 24,
  anoche: 12,
  overnight: 12,
  antier: 60,
  anteayer: 60,
  antenoche: 48,
};
