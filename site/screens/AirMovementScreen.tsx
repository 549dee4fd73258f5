import { airMoverPractice } from '#content/en/calculators/equipment-practice.ts';
import { factors, industryFactors, surfaceFactors } from '#core/calculators/air-movement/factors.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { HouseRule } from '../document/HouseRule.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { BestPractices, CalculatorIntro, Formula } from './CalculatorParts.tsx';

export function AirMovementIntro() {
  return (
    <CalculatorIntro title="Air movement calculator">
      Measure the wet room. You get the number of air movers and a plan that shows where to put them, beside the count
      that the trade’s method gives.
    </CalculatorIntro>
  );
}

export function AirMovementMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <TwoMethods />
        <Section id="velocity" title="What “air velocity” means here">
          <p>
            It is the airflow of all machines over the floor area. That tells you how hard the room is stirred. It is
            not the speed of the air at the wet surface, which depends on the machine and on how close it stands.
          </p>
          <p>
            <HouseRule rule="air-mover-velocity">
              Our rule of thumb for that speed is {factors.velocityLow.value} to {factors.velocityHigh.value} feet a
              minute.
            </HouseRule>{' '}
            <Claim fact="surface-airspeed">
              A text based on the standard asks for at least 590 at first, and less later.
            </Claim>
          </p>
        </Section>
        <BestPractices title="Best practices" lines={airMoverPractice} />
        <Sources />
        <OtherTools path="/calculators/air-movement" />
      </div>
    </NumberedPage>
  );
}

function TwoMethods() {
  return (
    <Section id="two-methods" title="The two methods, and why they differ">
      <h3>This calculator</h3>
      <Formula>air movers = (walls + room + floor) × surface, rounded up</Formula>
      <p>
        <HouseRule rule="air-mover-perimeter">
          One for every {factors.feetPerUnit.value} feet of wall, plus one for the room.
        </HouseRule>{' '}
        <HouseRule rule="air-mover-offsets">
          Then one for each {factors.offsetStep.value} square feet of floor above the first {factors.offsetFrom.value}.
        </HouseRule>{' '}
        <HouseRule rule="surface-factors">
          The surface raises the sum: carpet {surfaceFactors.carpet.value}, concrete {surfaceFactors.concrete.value},
          hardwood {surfaceFactors.hardwood.value}, tile {surfaceFactors.tile.value}.
        </HouseRule>{' '}
        These are our rules of thumb, and they give more machines than the trade’s method.
      </p>
      <h3>The industry method</h3>
      <Formula>air movers = 1 for the room + wet floor + wet upper surfaces + insets</Formula>
      <p>
        <Claim fact="air-mover-count-2021">
          One for the room, one for each {industryFactors.floorHigh.value} to {industryFactors.floorLow.value} square
          feet of wet floor, one for each {industryFactors.upperHigh.value} to {industryFactors.upperLow.value} square
          feet of wet ceiling and wall above two feet, and one for each inset or offset over 18 inches.
        </Claim>{' '}
        Each fraction goes up.
      </p>
      <p>
        <Claim fact="air-mover-linear-foot-alternative">
          One for each {industryFactors.feetPerUnit.value} feet of wall is the alternative where only the lower walls
          are wet. It is not added to the count by area.
        </Claim>{' '}
        That is the largest part of the gap: our rule adds the two.
      </p>
    </Section>
  );
}
