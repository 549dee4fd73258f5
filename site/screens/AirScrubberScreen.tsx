import { scrubberPractice } from '#content/en/calculators/equipment-practice.ts';
import { airChangeNames } from '#content/en/calculators/scrubber-choices.ts';
import { scrubberPlacement } from '#content/en/calculators/scrubber-placement.ts';
import { airChangeOptions, factors, makerAirChanges } from '#core/calculators/air-scrubber/factors.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { HouseRule } from '../document/HouseRule.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { BestPractices, CalculatorIntro, Formula } from './CalculatorParts.tsx';

export function AirScrubberIntro() {
  return (
    <CalculatorIntro title="Air scrubber calculator">
      Measure the room and say how often its air should pass the filter. You get the airflow, the machines, and the
      minutes until the air is clear.
    </CalculatorIntro>
  );
}

export function AirScrubberMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <FormulaExplained />
        <NegativeAir />
        <Section id="placement" title="Where to put scrubbers">
          <h3>One machine</h3>
          <Lines lines={scrubberPlacement.one} />
          <h3>Two machines</h3>
          <Lines lines={scrubberPlacement.two} />
          <h3>Three or more</h3>
          <Lines lines={scrubberPlacement.many} />
        </Section>
        <BestPractices title="Best practices" lines={scrubberPractice} />
        <Sources />
        <OtherTools path="/calculators/air-scrubber" />
      </div>
    </NumberedPage>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function FormulaExplained() {
  return (
    <Section id="formula" title="The formula explained">
      <Formula>required CFM = volume × air changes an hour ÷ {factors.minutesPerHour.value}</Formula>
      <p>
        One air change is as much air as the room holds. CFM is cubic feet a minute, so an hour’s worth is divided by{' '}
        {factors.minutesPerHour.value}. The machines are that airflow over the airflow of one, rounded up; rounding up
        is why the actual air changes are more than you asked for.
      </p>
      <p>
        <HouseRule rule="air-changes-severe">
          The choices are {airChangeOptions.map((changes) => `${changes} ${airChangeNames[changes]}`).join(', ')}.
        </HouseRule>{' '}
        They are our list.{' '}
        <Claim fact="air-scrubbing-rates">
          A maker of scrubbers gives {makerAirChanges.dustLow.value} to {makerAirChanges.dustHigh.value} for dust, 4
          commonly for mold, {makerAirChanges.plainFloor.value} as a plain floor and up to{' '}
          {makerAirChanges.consultantHigh.value} if the consultant asks.
        </Claim>{' '}
        <Claim fact="scrubbers-when">
          The standard as reported has no such list. It asks for scrubbers when cleaning first is not enough, or when
          people at high risk are near.
        </Claim>
      </p>
      <p>
        <Claim fact="minutes-to-clear">
          With perfect mixing, 6 air changes an hour clear 99 percent of the particles in 46 minutes and 99.9 percent in
          69. Real rooms take longer,
        </Claim>{' '}
        and every step on a dusty floor starts the clock again.{' '}
        <Claim fact="hepa-leakage">A HEPA filter stops at least 99.97 percent of the hardest particles.</Claim>
      </p>
    </Section>
  );
}

function NegativeAir() {
  return (
    <Section id="negative-air" title="Negative air">
      <p>
        To keep dust or mold in one room, close it off and lead the scrubber’s exhaust out of it.{' '}
        <Claim fact="negative-air">
          More air must leave the closed area than enters. The filtered exhaust need not go outdoors, but usually
          should.
        </Claim>
      </p>
      <p>
        Air that leaves must come from somewhere. Watch for flames: a water heater or a furnace nearby can have its
        fumes drawn back into the house. Keep a carbon monoxide alarm running.
      </p>
    </Section>
  );
}
