import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beginJob, enterVisit, part } from './support/enter-job.ts';
import { expect, test } from './support/fixtures.ts';
import { airName, allOf, type GivenJob, machineName, pointName } from './support/job-fixture.ts';

/** The made-up jobs with the figures that a program of its own worked out from the rules. The first one is typed beside this file. */
const { jobs } = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8'));

// biome-ignore lint/suspicious/noExplicitAny: the file's own figures
type Expected = any;

const fixed = (value: number, digits: number) => value.toFixed(digits);
const verdicts: Readonly<Record<string, string>> = {
  dry: 'dry',
  drying: 'falling',
  stalled: 'no fall in a day',
  rising: 'rising',
  wet: 'wet',
  'not-read': 'not read',
  'no-goal': 'no goal yet',
};
const standings: Readonly<Record<string, string>> = {
  dry: 'The readings are dry.',
  rising: 'A point is rising.',
};

async function expectPlan(page: Page, job: GivenJob, expected: Expected): Promise<void> {
  const plan = part(page, 'Rooms and plan');
  for (const { roomId, wetSharePercent, specification, industry } of expected.rooms) {
    const room = job.rooms.find(({ id }) => id === roomId);
    const row = plan.getByRole('row', { name: new RegExp(`^${room?.name} ?Class`) });
    const [low, high] = [industry.airMoversLow.total, industry.airMoversHigh.total];
    const share = room?.wet.heldDeep ? 'held deep' : `${fixed(wetSharePercent, 1)}% of the surface`;
    await expect(row.getByRole('rowheader')).toContainText(share);
    await expect(row.getByRole('cell').nth(0)).toHaveText(fixed(specification.requiredPints, 1));
    await expect(row.getByRole('cell').nth(1)).toHaveText(String(specification.airMovers));
    await expect(row.getByRole('cell').nth(2)).toHaveText(low === high ? String(low) : `${low} to ${high}`);
  }
  for (const chamber of expected.plan.chambers) {
    const cells = plan.getByRole('row', { name: new RegExp(`^${chamber.chamberId}`) }).getByRole('cell');
    const { specificationUnits, specificationPints, industryUnits, industryPints } = chamber;
    await expect(cells.nth(0)).toContainText(`${specificationUnits}Pints a day: ${fixed(specificationPints, 1)}`);
    await expect(cells.nth(1)).toContainText(`${industryUnits}Pints a day: ${fixed(industryPints, 1)}`);
  }
  const { dehumidifiersOf70RoomByRoom } = expected.plan.specification;
  const byRoom = `Counted room by room it is ${dehumidifiersOf70RoomByRoom} dehumidifiers of 70 pints`;
  await expect(plan.getByText(byRoom)).toBeVisible();
}

/** The table below the chart of the air has every grain that the chart draws. */
async function expectCharts(page: Page, { visits }: Expected): Promise<void> {
  const charts = part(page, 'The days so far');
  await charts.getByText('The same as a table').first().click();
  const rows = charts.getByRole('table').first().getByRole('row');
  for (const [index, { airs }] of visits.entries()) {
    const drawn = (airs as readonly Expected[]).filter(({ place }) => place !== 'inlet');
    const cells = await rows
      .nth(index + 1)
      .getByRole('cell')
      .allTextContents();
    for (const { grainsPerPound } of drawn) expect(cells).toContain(fixed(grainsPerPound, 1));
  }
}

async function expectVisit(page: Page, job: GivenJob, index: number, figures: Expected): Promise<void> {
  const visits = part(page, 'Visits');
  await visits.getByRole('button', { name: new RegExp(`^Visit ${index + 1}`) }).click();
  const said = (name: string) =>
    visits
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('status');
  for (const air of figures.airs) {
    const [grains, dew] = [air.grainsPerPound, air.dewPointF].map((value) => fixed(value, 1));
    const all = `${grains} gr/lb, dew point ${dew} °F, ${fixed(air.vaporPressureInHg, 3)} inHg`;
    await expect(said(airName(job, air))).toContainText(all);
  }
  for (const { machineId, depressionGpp } of figures.dehumidifiers) {
    const outlet = said(airName(job, { place: 'outlet', machineId }));
    await expect(outlet).toContainText(`The machine takes out ${fixed(depressionGpp, 1)} gr/lb.`);
  }
  for (const { pointId, verdict, goal, aboveGoal } of figures.points) {
    if (verdict === 'removed') continue;
    const above = aboveGoal > 0 ? ` (+${Number(aboveGoal.toFixed(2))})` : '';
    const cell = visits.getByRole('listitem').filter({ hasText: pointName(job, pointId) });
    const toGoal = goal === null ? 'no goal yet' : `goal ${Number(goal.toFixed(2))}`;
    await expect(cell.getByRole('status')).toHaveText(`${verdicts[verdict]}${above}, ${toGoal}`);
  }
}

async function expectDays(page: Page, job: GivenJob, { machines, totals }: Expected): Promise<void> {
  const rows = part(page, 'Machines').getByRole('row');
  const days = (each: Expected) => [each.periodsOf24h, each.calendarDays, each.nights, fixed(each.exactDays, 2)];
  for (const machine of machines) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name: machineName(job, machine.machineId) }) });
    const hours = [fixed(machine.hoursOnSite, 2), fixed(machine.hoursRun, 2)];
    await expect(row.getByRole('cell')).toHaveText([...days(machine), ...hours].map(String));
  }
  for (const total of totals) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name: allOf(total.kind) }) });
    await expect(row.getByRole('cell')).toHaveText([...days(total).map(String), '', '']);
  }
}

for (const { job, expected } of jobs.slice(1) as readonly { job: GivenJob; expected: Expected }[]) {
  test(`typed in, every figure is right: ${job.title}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(300_000);
    await beginJob(page, job);
    for (const visit of job.visits) await enterVisit(page, job, visit);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await page.reload();

    await expectPlan(page, job, expected);
    for (const [index, figures] of expected.visits.entries()) await expectVisit(page, job, index, figures);
    await expectCharts(page, expected);
    await expectDays(page, job, expected.equipment);
    const stands = part(page, 'Where the job stands');
    await expect(stands.getByText(String(standings[expected.visits.at(-1).jobVerdict]))).toBeVisible();

    // The equipment check finds the job on the device, and says the same days.
    await page.goto('/calculators/equipment-check');
    const [line] = expected.check.lines;
    await page.locator('[name="lines.0.kind"]').selectOption(line.kind);
    await page.locator('[name="lines.0.units"]').fill(String(line.units));
    await page.locator('[name="lines.0.days"]').fill(String(line.days));
    await page.getByRole('button', { name: 'Choose a job of this device' }).click();
    await page.getByRole('button', { name: job.title }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    const log = `The log has ${line.logPeriodsOf24h} by periods of 24 hours, ${line.logCalendarDays} by dates.`;
    await expect(page.getByText(`${line.machineDays} machine-days. ${log}`)).toBeVisible();
  });
}
