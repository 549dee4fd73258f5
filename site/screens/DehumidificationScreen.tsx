import { dehumidifierPractice } from '#content/en/calculators/equipment-practice.ts';
import {
  classDivisors,
  desiccantAirChanges,
  factors,
  materialFactors,
  refrigerantFactors,
} from '#core/calculators/dehumidification/factors.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { HouseRule } from '../document/HouseRule.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { BestPractices, CalculatorIntro, Formula } from './CalculatorParts.tsx';

const classes = ['class1', 'class2', 'class3', 'class4'] as const;

export function DehumidificationIntro() {
  return (
    <CalculatorIntro title="Dehumidification calculator">
      Measure the wet room. You get the drying capacity, the machines and their electricity, beside the method that the
      trade uses, so that you can defend the count.
    </CalculatorIntro>
  );
}

export function DehumidificationMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <TwoMethods />
        <ChartTable />
        <Section id="electricity" title="About the electricity">
          <p>
            <HouseRule rule="machine-energy">
              Our {factors.dehumidifierEnergy.value} and {factors.airMoverEnergy.value} kWh a day are rules of thumb.
            </HouseRule>{' '}
            Restoration machines draw more.{' '}
            <Claim fact="lgr-amps">One LGR machine, at 7.5 A, uses 20.7 kWh a day.</Claim>
          </p>
        </Section>
        <BestPractices title="Best practices" lines={dehumidifierPractice} />
        <Sources />
        <OtherTools path="/calculators/dehumidification" />
      </div>
    </NumberedPage>
  );
}

function TwoMethods() {
  return (
    <Section id="two-methods" title="The two methods, and why they differ">
      <h3>This calculator</h3>
      <Formula>capacity = cubic feet ÷ divisor × material</Formula>
      <p>
        <HouseRule rule="calculator-divisors">
          The divisor is {classDivisors.class1.value} for Class 1 and 2 and {classDivisors.class3.value} for Class 3 and
          4.
        </HouseRule>{' '}
        The material is a house rule too: carpet {materialFactors.carpet.value}, drywall {materialFactors.drywall.value}
        , wood framing {materialFactors.wood_framing.value}, concrete {materialFactors.concrete.value}, tile{' '}
        {materialFactors.tile.value}. We found no such factor in the trade’s method.
      </p>
      <p>
        Air movers are the wall over {factors.feetPerAirMover.value} feet, rounded up, plus one. The{' '}
        <a href="/calculators/air-movement">air movement calculator</a> counts floor and surface too, and shows both
        counts.
      </p>
      <h3>The industry method</h3>
      <Formula>capacity = cubic feet ÷ factor of class and machine</Formula>
      <p>
        Divide the pints by the AHAM rating of one machine, round up, then adjust from the readings.{' '}
        <Claim fact="simple-method-worked">
          The published example: 12,000 cubic feet of Class 2 takes 240 pints of LGR, or 400 CFM of desiccant.
        </Claim>
      </p>
      <p>
        Our guides use the LGR column.{' '}
        <Claim fact="dehumidifier-divisors-differ">
          So 7,000 cubic feet of Class 3 is 175 pints there and 280 here.
        </Claim>{' '}
        Neither is a slip: say which rule you used.
      </p>
    </Section>
  );
}

function ChartTable() {
  return (
    <Section id="chart" title="The chart">
      <table>
        <caption className="hidden">Factors of the published chart, by class and type of machine</caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Conventional</th>
            <th scope="col">LGR</th>
            <th scope="col">Desiccant</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((name, index) => {
            const { low, high } = desiccantAirChanges[name];
            return (
              <tr key={name}>
                <th scope="row">Class {index + 1}</th>
                <td>{refrigerantFactors.conventional[name] ?? 'not used'}</td>
                <td>{refrigerantFactors.lgr[name]}</td>
                <td>{low === high ? low : `${low} or ${high}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small">
        Divide by the first two; the third is air changes an hour.{' '}
        <Claim fact="dehumidifier-chart-factors">
          S500-style starting factors as published; the copies differ for desiccants at Class 4.
        </Claim>{' '}
        We read it in the pages below, not in the original.
      </p>
    </Section>
  );
}
