/** Twelve scenes without words, 1280 by 720 units. Each draws itself at a moment: its own seconds, from 0 up to 12. */
export type Scene = (second: number) => string;

export const sceneSeconds = 12;
const paper = '#f6f3ec';
const card = '#fffdf8';
const ink = '#14222b';
const faint = '#d8d2c4';
const river = '#0a5a66';
const tint = '#dcebea';
const alarm = '#b3231a';
const amber = '#fbf0dc';
const go = '#2d6a3a';

/** Progress from 0 to 1 between two seconds, eased. */
function between(second: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

const line = (d: string, color = ink, width = 4, fill = 'none') =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="${fill}"/>`;
const at = (x: number, y: number, what: string, turn = 0, opacity = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${opacity}">${what}</g>`;
const pulse = (second: number, x: number, y: number, color = river) =>
  `<circle cx="${x}" cy="${y}" r="${46 + 10 * Math.sin(second * 3)}" stroke="${color}" stroke-width="6" fill="none"/>`;

/** A pipe that is full of moving water where `flow` is above 0. */
const pipe = (d: string, second: number, flow = 1) =>
  line(d, ink, 26) +
  line(d, card, 18) +
  `<path d="${d}" stroke="${river}" stroke-width="10" fill="none" opacity="${flow}" stroke-dasharray="26 16" stroke-dashoffset="${-second * 60}"/>`;

const ground =
  line('M0 560H1280') + line('M60 590l-20 24M220 590l-20 24M380 590l-20 24M940 590l-20 24M1120 590l-20 24', faint, 3);
const house =
  line('M560 560V250h520v310M520 262L820 110l300 152M560 545H1080', ink, 4, card) + line('M820 250V545', ink, 3);
const drop = (x: number, y: number) => line(`M${x} ${y}q-11 17 0 22q11-5 0-22`, river, 3, tint);
const drops = (second: number, x: number, y: number, fall: number) =>
  [0, 0.33, 0.66].map((shift) => drop(x + 14 * Math.sin(shift * 9), y + fall * ((second * 0.9 + shift) % 1))).join('');
const tap = line('M-130-22H30q44 0 44 44v34H34V30q0-8-8-8H-130zM-40-22v-34M-74-56h68', ink, 4, card);
const cross = line('M-40-40L40 40M40-40L-40 40', alarm, 14);
const tick = line('M-36 4L-10 32L40-30', go, 14);
const tag = line('M0 0q20 30 46 40M46 26h110v64H46L26 58z', ink, 4, amber) + line('M62 48h76M62 68h52', ink, 3);
const lever = line('M-16-16h32v32h-32zM-12-10h220q14 10 0 20H-12z', ink, 4, tint);
const wheel =
  '<g fill="none"><circle r="104" stroke="#14222b" stroke-width="30"/><circle r="104" stroke="#dcebea" stroke-width="22"/></g>' +
  line('M-90 0H90M0-90V90', ink, 12) +
  `<circle r="22" fill="${card}" stroke="${ink}" stroke-width="4"/><circle cy="-104" r="9" fill="${river}"/>`;
const arrow = (turn: number) => at(640, 330, line('M-30-170A172 172 0 0 1 150-84m0 0l-40-8m40 8l8-40', river, 9), turn);
const letters =
  'M0 0l10 36L20 8l10 28L40 0M52 36L66 0l14 36M57 24h18M86 0h32M102 0v36M148 0h-24v36h24M124 18h18M160 36V0h16q12 9 0 18H160l18 18';
const lid = line('M-170-60H170V60H-170z', ink, 4, faint) + at(-88, -18, line(letters, ink, 5));
const spider =
  line('M0 0m-16 0a16 14 0 1 0 32 0a16 14 0 1 0-32 0', ink, 3, ink) +
  line('M-12-8l-22-16-12 14M-14 0h-28l-10 14M-12 8l-20 12-4 18M12-8l22-16 12 14M14 0h28l10 14M12 8l20 12 4 18', ink, 3);
const snake = line('M0 0q20-34 42 0t42 0t42 0q14-22 34-10', go, 13) + line('M170-16l14-8M170-16l16 2', alarm, 3);
const phone = line('M-70-130H70V130H-70zM-54-104H54V84H-54zM-12 106h24', ink, 4, card);
const person = line('M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M-44 150V70q0-36 44-36t44 36v80', ink, 4, card);
const outlet = line('M-50-70H50V70H-50zM-16-40v22M16-40v22M-16 14v22M16 14v22', ink, 4, card);
const bolt = line('M10-70L-34 10H0L-14 70L36-16H2z', ink, 4, amber);
const heater = line('M-90 190V-130q0-40 90-40t90 40V190zM-60-158v-70M60-158v-70', ink, 4, card);

const burst: Scene = (s) =>
  ground +
  house +
  pipe('M0 520H700V330', s) +
  drops(s, 716, 340, 180) +
  line('M676 318l-22-14M724 318l22-14M700 300v-26', alarm, 6) +
  line(`M562 ${543 - 60 * between(s, 1, 9)}q33-10 65 0t64 0t64 0t64 0V543H562z`, river, 3, tint);

const route: Scene = (s) =>
  ground +
  house +
  line('M0 540h120l20 20', ink, 4) +
  pipe('M0 630H700V430', s) +
  line('M240 560v96h130v-96', ink, 4, card) +
  pipe('M240 630H370', s) +
  at(305, 610, line('M-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0M0 0l16-18', ink, 4, card)) +
  at(470 + 60 * between(s, 6, 8), 630, pulse(s, 0, 0), 0, between(s, 6, 7)) +
  at(700, 500, pulse(s, 0, 0), 0, between(s, 7, 8));

const places: Scene = (s) =>
  ground +
  house +
  line('M592 545V360h190v185M592 400h190M592 440h190M592 480h190', ink, 3) +
  at(940, 450, line('M-60-80H60V95H-60zM-60-46H60M0 20m-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0', ink, 4, card)) +
  line('M380 540h120v46H380zM380 540h120', ink, 4, faint) +
  pulse(s, 687, 452, s < 3 ? river : faint) +
  pulse(s, 940, 452, s >= 3 && s < 6 ? river : faint) +
  pulse(s, 440, 550, s >= 6 ? river : faint);

const streetBox: Scene = (s) => {
  const open = between(s, 2, 5);
  return (
    line('M0 420H1280') +
    line('M380 420V640H900V420', ink, 4, card) +
    pipe('M300 580H980', s) +
    line('M470 440q60 80 140 110', amber, 8) +
    line('M470 440q60 80 140 110', ink, 2) +
    at(560, 580, line('M-60-34H60V34H-60z', ink, 4, card)) +
    at(780, 520, spider, 12 * Math.sin(s * 2), between(s, 6, 7)) +
    at(430, 622, snake, 4 * Math.sin(s * 1.7), between(s, 7, 8)) +
    at(640 + 330 * open, 378 - 130 * open, lid, 24 * open) +
    at(
      440 + 330 * open,
      370 - 170 * open,
      line('M0 0L-96-96M-96-96l-70-70q-30-8-30 22l78 70z', ink, 7, tint),
      0,
      1 - between(s, 5, 6),
    )
  );
};

const meterValve: Scene = (s) => {
  const down = between(s, 1, 4);
  return (
    line('M0 300H380V640H900V300H1280', ink, 4, paper) +
    pipe('M100 560H1180', s) +
    at(
      540,
      560,
      line('M-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0', ink, 4, card) + at(0, 0, line('M0 10V-60', river, 6), s * 40),
    ) +
    at(780, 560, line('M-44-40H44V40H-44zM-14-40v-40h28v40', ink, 4, card)) +
    at(
      780,
      -60 + 250 * down,
      line('M-130-100H130M0-100V260M-24 260h48v34h-48z', ink, 12, tint),
      0,
      1 - between(s, 9, 11) * 0.7,
    ) +
    at(1180, 220, cross, 0, between(s, 6.5, 7.5)) +
    at(1060, 150, person, 0, between(s, 6, 7))
  );
};

const leverTurn: Scene = (s) => {
  const closed = between(s, 5.5, 8);
  return (
    pipe('M0 330H640', s) +
    pipe('M640 330H1280', s, 1 - closed) +
    line('M540 270H740V390H540z', ink, 4, card) +
    at(640, 330, lever, 90 * closed) +
    at(640, 600, closed > 0.9 ? tick : '') +
    (s > 4.5 && closed < 0.9 ? arrow(36) : '')
  );
};

const wheelTurn: Scene = (s) => {
  const closed = between(s, 1, 9);
  return (
    pipe('M0 520H640', s) +
    pipe('M640 520H1280', s, 1 - closed) +
    line('M540 460H740V580H540zM620 460V400h40v60', ink, 4, card) +
    at(640, 330, wheel, 720 * closed) +
    (closed < 1 ? arrow(0) : at(960, 330, tick))
  );
};

const trial: Scene = (s) => {
  const closed = between(s, 1, 2.5) - between(s, 7, 9);
  const runs = closed < 0.6 || s < 4;
  return (
    pipe('M0 430H860', s, 1 - closed) +
    line('M300 370H460V490H300z', ink, 4, card) +
    at(380, 430, lever, 90 * closed) +
    at(990, 408, tap) +
    (runs ? drops(s, 1044, 470, 120) : at(1044, 540, tick)) +
    line('M900 640H1190M900 610q145 60 290 0', ink, 4)
  );
};

const stuck: Scene = (s) =>
  pipe('M0 430H700', s) +
  line('M270 370H430V490H270zM338 370v-20', ink, 4, card) +
  at(350, 250, wheel, s < 6 ? 5 * Math.sin(s * 6) * between(s, 0, 1) : 0) +
  at(560, 250, cross, 0, between(s, 2, 3)) +
  at(960, 360, phone, 0, between(s, 3.5, 5)) +
  at(
    960,
    340,
    line('M-30-30q-8 60 50 76l14-22-20-16-12 8q-10-8-14-24l12-8-10-24z', river, 4, tint),
    6 * Math.sin(s * 8),
    between(s, 6, 7),
  );

const waterHeater: Scene = (s) =>
  line('M0 600H1280') +
  at(420, 410, heater) +
  at(420, 520, line('M-40-40H40V40H-40z', ink, 4, tint) + at(0, 0, line('M0 0V-30', alarm, 9), 90 * between(s, 2, 4))) +
  line('M720 200h240v300H720zM744 224h192v252H744zM840 224v252', ink, 4, card) +
  [0, 1, 2, 3]
    .map((row) => line(`M764 ${252 + row * 56}h56v30h-56zM860 ${252 + row * 56}h56v30h-56z`, ink, 3))
    .join('') +
  at(888 - 26 * between(s, 2, 4), 267, line('M0-15h28v30H0z', alarm, 3, alarm)) +
  at(1110, 360, s > 6 ? tick : '') +
  line('M1040 600q-30-80 0-110h90q30 30 0 110z', ink, 4, s > 6 ? tint : paper);

const electric: Scene = (s) => {
  const level = 600 - 120 * between(s, 0, 4);
  return (
    line('M320 120V640H1280', ink, 4) +
    line(`M322 ${level}q60-14 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V638H322z`, river, 3, tint) +
    at(760, 470, outlet) +
    at(900, 400, bolt, 0, 0.5 + 0.5 * Math.sin(s * 6)) +
    at(150, 480, person) +
    line('M322 180V638', alarm, 10 * between(s, 4, 5)) +
    at(540, 270, cross, 0, between(s, 4, 5))
  );
};

const label: Scene = (s) =>
  pipe('M0 330H640', s) +
  pipe('M640 330H1280', s) +
  line('M540 270H740V390H540z', ink, 4, card) +
  at(640, 330, lever) +
  at(590, 390, tag, 10 * Math.sin(s * 2) * (1 - between(s, 2, 6)), between(s, 0, 1)) +
  at(300, 520, person, 0, between(s, 3, 4)) +
  at(420, 540, person, 0, between(s, 3.5, 4.5)) +
  at(1000, 500, person, 0, between(s, 6, 7)) +
  at(1110, 550, line('M-26 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M14 0h70v18M62 0v14', ink, 6), 0, between(s, 6.5, 7.5));

/** One lever on one valve, filling two thirds of the picture: readable at the size of a thumbnail. */
const still =
  line('M0 460H1280', ink, 150) +
  line('M0 460H1280', card, 134) +
  line('M-40 460H340M940 460H1280', river, 44) +
  line('M330 345H400V575H330zM880 345H950V575H880z', ink, 10, card) +
  line('M400 385Q640 270 880 385V535Q640 650 400 535z', ink, 10, card) +
  line('M590 330V210h100v120z', ink, 10, card) +
  line('M560 150H1120q44 0 44 38t-44 38H560q-44 0-44-38t44-38z', ink, 10, tint) +
  line('M840 150H1120q44 0 44 38t-44 38H840z', ink, 10, river) +
  line('M600 112h80v38h-80z', ink, 10, card);

const scenes: readonly Scene[] = [
  burst,
  route,
  places,
  streetBox,
  meterValve,
  leverTurn,
  wheelTurn,
  trial,
  stuck,
  waterHeater,
  electric,
  label,
];

export const filmSeconds = scenes.length * sceneSeconds;

/** The picture before the film is played, as SVG. */
export const poster = picture(still);

function picture(drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720" stroke-linejoin="round" stroke-linecap="round"><rect width="1280" height="720" fill="${paper}"/>${drawn}</svg>`;
}

/** The film at a moment, as SVG. Scenes fade in and out; a line below shows how far it is. */
export function frameAt(second: number): string {
  const own = second % sceneSeconds;
  const opacity = between(own, 0, 0.5) * (1 - between(own, sceneSeconds - 0.4, sceneSeconds));
  const drawn = scenes[Math.floor(second / sceneSeconds)]?.(own) ?? '';
  const passed = line(`M0 717H${Math.round((1280 * second) / filmSeconds)}`, river, 6);
  return picture(`<g opacity="${opacity}">${drawn}</g>${passed}`);
}
