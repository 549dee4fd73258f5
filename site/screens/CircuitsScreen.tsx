import { circuitPractice } from '#content/en/calculators/equipment-practice.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { BestPractices, CalculatorIntro, Formula } from './CalculatorParts.tsx';

export function CircuitsIntro() {
  return (
    <CalculatorIntro title="Circuit planner">
      Say which machines you have and which circuits are free. You see what goes where, what does not fit, the
      electricity, and the heat.
    </CalculatorIntro>
  );
}

export function CircuitsMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <Section id="method" title="How it is worked out">
          <Formula>usable amps = breaker × 0.8</Formula>
          <p>
            <Claim fact="continuous-load">
              A load that runs for three hours or more may take 80 percent of its breaker: 16 A of 20, 12 A of 15.
            </Claim>{' '}
            Drying machines run for days. The planner puts the largest machine first, each on the circuit where it
            leaves the least room. If some are left, it tries other arrangements before it says that they do not fit.
          </p>
          <p>
            <Claim fact="amps-to-energy">Amps times volts times hours is the energy.</Claim>{' '}
            <Claim fact="equipment-heat">All of it ends as heat in the room.</Claim>{' '}
            <Claim fact="lgr-and-conventional-range">
              Refrigerant dehumidifiers work best at 70 to 90 °F, so a hot room can slow the drying.
            </Claim>
          </p>
          <p>
            The first amps are examples:{' '}
            <Claim fact="lgr-amps">7.5 A is one LGR dehumidifier as a contractor lists it</Claim>,{' '}
            <Claim fact="axial-and-centrifugal">
              air movers draw about 1.5 A when axial and about 4.7 A when centrifugal
            </Claim>
            , and for scrubbers we found no published figure. Read the plates.
          </p>
        </Section>
        <BestPractices title="Before you plug in" lines={circuitPractice} />
        <Sources />
        <OtherTools path="/calculators/circuits" />
      </div>
    </NumberedPage>
  );
}
