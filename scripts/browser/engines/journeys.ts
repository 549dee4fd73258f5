import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { owner } from '#content/owner.ts';
import { formJourneys } from './form-journeys.ts';
import { toolJourneys } from './tool-journeys.ts';
import type { Journey, Visitor } from './visitor.ts';

const checklist = '/guides/emergency-checklist';
const firstBox = 'main input[type="checkbox"]';

async function openHome(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  assert.equal(await visitor.count('h1'), 1, 'one h1');
  await visitor.untilShown('a[href^="tel:+1"]', /^Call \(\d{3}\) \d{3}-\d{4}$/);
}

async function keepTicks(visitor: Visitor): Promise<void> {
  await visitor.open(checklist);
  await visitor.press(firstBox);
  await visitor.untilShown('[role="status"]', /^1 of \d+ done/);
  await visitor.reload();
  await visitor.untilShown('[role="status"]', /^1 of \d+ done/);
  // A reload may bring ticks back from a browser's own memory of the form; opening the page anew does not.
  await visitor.open('/');
  await visitor.open(checklist);
  await visitor.untilShown('[role="status"]', /^1 of \d+ done/);
  assert.equal(await visitor.count(`${firstBox}:checked`), 1, 'the box is still ticked');
}

async function assess(visitor: Visitor): Promise<void> {
  await visitor.open('/damage-assessment');
  await visitor.fill('main textarea', 'I smell gas in the wet kitchen');
  await visitor.press({ button: 'Get Professional AI Assessment' });
  await visitor.untilShown('main', /EMERGENCY/);
  await visitor.untilShown('section[aria-label="Immediate actions"] li:first-child', /^Leave now/);
}

async function search(visitor: Visitor): Promise<void> {
  await visitor.open('/insurance-directory');
  await visitor.fill('main [name="q"]', 'alsttate');
  await visitor.untilShown('[role="status"]', /^Showing \d of \d+ companies matching "alsttate"$/);
  await visitor.untilShown('li[data-kind] b', /^Allstate$/);
}

/** A word misspelt into the field of the site's own search, an entry of its list, and the page where that leads. */
function findPage(page: string, typed: string, heading: RegExp) {
  return async (visitor: Visitor) => {
    await visitor.open(page);
    await visitor.fill('main [data-search] input', typed);
    await visitor.untilShown('main [role="option"]:first-child', heading);
    await visitor.press('main [role="option"]:first-child');
    await visitor.untilShown('h1, h2, h3', heading);
  };
}

/** The words of a page on paper, and on how many sheets they stand. */
async function onPaper({ print }: Visitor): Promise<{ readonly sheets: number; readonly words: string }> {
  assert.ok(print, 'a driver that prints');
  const { totalPages, text } = await extractText(await getDocumentProxy(Uint8Array.from(await print())), {
    mergePages: true,
  });
  return { sheets: totalPages, words: text.replace(/\s+/g, ' ') };
}

async function printChecklist(visitor: Visitor): Promise<void> {
  await visitor.open(checklist);
  const { sheets, words } = await onPaper(visitor);
  assert.ok(sheets >= 1, 'at least one sheet');
  assert.ok(words.includes('Emergency checklist: the first two hours'), 'its title');
}

async function printTool(visitor: Visitor): Promise<void> {
  await visitor.open('/calculators/dehumidification?length=35&width=25&height=8&material=concrete&damageClass=class3');
  await visitor.untilShown('dl > div', /^Required capacity\s*280 pints\/day/);
  const { sheets, words } = await onPaper(visitor);
  assert.equal(sheets, 1, 'one sheet');
  for (const wanted of [
    owner.company,
    owner.phone.display,
    'Claim number',
    // What was chosen stands above in bold, of which Firefox puts only the drawing into a PDF, without its letters.
    'cubic feet ÷ 25 × 1 for concrete',
    'Technician',
  ]) {
    assert.ok(words.includes(wanted), `the sheet holds "${wanted}"`);
  }
}

/** The journeys that must work in every engine. */
export const journeys: readonly Journey[] = [
  { name: 'home opens with one heading and the call link', walk: openHome },
  { name: 'emergency checklist: a tick stays', walk: keepTicks },
  { name: 'damage assessment: gas begins with leaving', walk: assess },
  { name: 'directory: a search finds its company', walk: search },
  { name: 'search: a misspelt word leads to its page', walk: findPage('/search', 'cieling buldging', /Ceilings/) },
  { name: 'search in Spanish', walk: findPage('/es/buscar', 'techo avultado', /Techos de los cuartos/) },
  ...toolJourneys,
  ...formJourneys,
  { name: 'emergency checklist prints', isPaper: true, walk: printChecklist },
  { name: 'dehumidification prints on one sheet, to fill in and to sign', isPaper: true, walk: printTool },
];
