import assert from 'node:assert/strict';
import { getDocumentProxy } from 'unpdf';
import type { Journey, Visitor, Where } from './visitor.ts';

/** A tool used by hand: what is filled in, what is pressed, and what it then shows. */
interface Job {
  readonly page: string;
  /** Chosen before the fields, by its label. */
  readonly first?: readonly [label: string, value: string];
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly press: readonly Where[];
  readonly shows: readonly (readonly [selector: string, text: RegExp])[];
}

const jobs: readonly Job[] = [
  {
    page: '/calculators/dehumidification',
    fields: [
      ['length', '35'],
      ['width', '25'],
      ['height', '8'],
      ['material', 'concrete'],
      ['damageClass', 'class3'],
    ],
    press: [{ button: 'Calculate' }],
    shows: [['dl > div', /^Required capacity\s*280 pints\/day/]],
  },
  {
    page: '/calculators/air-check',
    first: ['Place, for its air pressure', 'sea-level'],
    fields: [
      ['affectedTemperature', '80'],
      ['affectedHumidity', '60'],
      ['outletTemperature', '95'],
      ['outletHumidity', '22'],
      ['airflow', '250'],
    ],
    press: [{ button: 'Calculate' }],
    shows: [['dl > div', /^Grain depression\s*38\.2 gr\/lb/]],
  },
  {
    page: '/calculators/equipment-check',
    fields: [
      ['lines.0.kind', 'air-mover'],
      ['lines.0.units', '40'],
      ['lines.0.days', '3.5'],
      ['rooms.0.length', '20'],
      ['rooms.0.width', '15'],
      ['rooms.0.height', '8'],
    ],
    press: [{ button: 'Compare' }],
    shows: [
      ['h2', /^What fits, and what to ask$/],
      ['main ol', /What called for more\?/],
      ['main ul', /140 machine-days/],
    ],
  },
  {
    page: '/claim-clock',
    fields: [['notice', '2026-11-21']],
    press: [{ button: 'Count the days' }],
    shows: [
      ['h2', /^Your dates$/],
      ['main', /Monday, December 7, 2026/],
    ],
  },
  {
    page: '/mold-rules',
    fields: [['area', '40']],
    press: ['[name="who"][value="hired"]', '[name="property"][value="other"]', { button: 'Show the rules' }],
    shows: [
      ['h2', /^What the rules say$/],
      ['main', /Texas asks for a license for this work\./],
    ],
  },
];

async function useTool(visitor: Visitor, { page, first, fields, press, shows }: Job): Promise<void> {
  await visitor.open(page);
  if (first) await visitor.fill({ label: first[0] }, first[1]);
  for (const [name, value] of fields) await visitor.fill(`form [name="${name}"]`, value);
  for (const control of press) await visitor.press(control);
  for (const [selector, text] of shows) await visitor.untilShown(selector, text);
}

/** A record with a thing in it, which the device still has when the page is opened anew. */
async function keepRecord(visitor: Visitor): Promise<void> {
  await visitor.open('/loss-record');
  await visitor.fill({ label: 'Name of the record' }, 'Hall');
  await visitor.press({ button: 'Begin a record' });
  await visitor.press({ button: 'Add a thing' });
  await visitor.fill({ label: 'Item description' }, 'Bookcase');
  await visitor.fill({ label: 'Cost to buy again, each, before tax ($)' }, '19.99');
  await visitor.press({ button: 'Done' });
  await visitor.untilShown('main', /\$19\.99/);
  await visitor.untilShown('main', /Saved on this device\./);
  await visitor.reload();
  await visitor.untilShown('main', /\$19\.99/);
}

/** A job with a room in it, which the device still has when the page is opened anew. */
async function keepJob(visitor: Visitor): Promise<void> {
  await visitor.open('/drying-job');
  await visitor.fill({ label: 'Name of the job' }, 'Oak Street');
  await visitor.press({ button: 'Begin a job' });
  await visitor.press({ button: 'Add a room' });
  await visitor.fill({ label: 'Room' }, 'Den');
  for (const [label, value] of [
    ['Length (feet)', '20'],
    ['Width (feet)', '15'],
    ['Height of the ceiling (feet)', '8'],
  ] as const) {
    await visitor.fill({ label }, value);
  }
  await visitor.press({ button: 'Done' });
  await visitor.untilShown('main', /Saved on this device\./);
  await visitor.reload();
  await visitor.untilShown('section', /Den/);
}

/** Tools by a link that asks for a result, what each then shows, and the sheets that it prints on. */
const links: readonly (readonly [link: string, shows: RegExp, sheets: number])[] = [
  ['/calculators/psychrometric?temperature=75&humidity=50', /^Dew point/, 1],
  ['/calculators/air-movement?length=12&width=15&type=centrifugal&surface=carpet', /^Air movers\s*9 units/, 1],
  ['/calculators/air-scrubber?length=30&width=50&height=8&targetAch=8&unitCfm=750', /^Required airflow\s*1,600 CFM/, 1],
  ['/calculators/circuits?dehumidifiers=1&airMovers=5&circuits15=2&circuits20=0', /^Machines on circuits\s*6 of 6/, 1],
  ['/cost-builder?area=250&room=attic&source=clean&severity=moderate', /^Estimated range\s*\$1,100 to \$1,788/, 1],
  [
    '/calculators/air-check?affectedTemperature=80&affectedHumidity=60&outletTemperature=95&outletHumidity=22',
    /^Grain depression\s*38\.2 gr\/lb/,
    1,
  ],
  [
    '/embed/dehumidification?length=35&width=25&height=8&material=concrete&damageClass=class3&paper=102030',
    /^Required capacity\s*280 pints\/day/,
    1,
  ],
];

async function followLink(visitor: Visitor, link: string, shows: RegExp, sheets: number): Promise<void> {
  await visitor.open(link);
  await visitor.untilShown('dl > div', shows);
  if (!visitor.print) return;
  const printed = await getDocumentProxy(Uint8Array.from(await visitor.print()));
  assert.equal(printed.numPages, sheets, 'sheets of paper');
}

/** Every tool: by hand or by a link. */
export const toolJourneys: readonly Journey[] = [
  ...jobs.map((job) => ({
    name: `${job.page}: from inputs to the result`,
    walk: (visitor: Visitor) => useTool(visitor, job),
  })),
  { name: 'loss record: a thing is kept on the device', walk: keepRecord },
  { name: 'drying job: a room is kept on the device', walk: keepJob },
  ...links.map(([link, shows, sheets]) => ({
    name: `${link.split('?')[0]}: a link brings its result, on one sheet where the driver prints`,
    walk: (visitor: Visitor) => followLink(visitor, link, shows, sheets),
  })),
];
