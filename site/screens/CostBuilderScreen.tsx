import { additionalCostNames, roomNames, severityNames } from '#content/en/calculators/cost-choices.ts';
import { additionalCosts, factors, rates, roomMultipliers } from '#core/calculators/cost-builder/factors.ts';
import { damageExtents } from '#core/job/severity.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { HouseRule } from '../document/HouseRule.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { formatNumber } from '../format.ts';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { additionalAmount } from '../tools/cost-builder/words.ts';
import { CalculatorIntro, Formula } from './CalculatorParts.tsx';

export function CostBuilderIntro() {
  return (
    <CalculatorIntro title="Cost builder">
      Say how much is wet, where, by what water, and how badly. You get a price range, what it covers, and what each
      answer moves.
    </CalculatorIntro>
  );
}

export function CostBuilderMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <Section id="method" title="How it is worked out">
          <Formula>estimate = area × rate × room, then 0.8 to 1.3 times that</Formula>
          <p>
            <HouseRule rule="cost-rates">Our rates are a rule of thumb.</HouseRule>{' '}
            <Claim fact="mitigation-cost-per-foot">
              Published rates for the drying work alone are $2 to $5 a square foot for clean water, $5 to $7.50 for gray
              and $7.50 to $9.50 for black; higher rates include repair.
            </Claim>
          </p>
          <Rates />
          <p>
            Then comes the room:{' '}
            {Object.entries(roomMultipliers)
              .map(([room, multiplier]) => `${roomNames[room as keyof typeof roomNames].toLowerCase()} ${multiplier}`)
              .join(', ')}
            . We take areas from {factors.smallestArea.value} to {formatNumber(factors.largestArea.value)} square feet.
            The middle estimate is rounded to whole dollars; so are both ends of the range, with half a dollar going up.
          </p>
        </Section>
        <Additional />
        <Published />
        <Sources />
        <OtherTools path="/cost-builder" />
      </div>
    </NumberedPage>
  );
}

function Rates() {
  return (
    <table>
      <caption className="hidden">Our rates in dollars a square foot, by severity and water</caption>
      <thead>
        <tr>
          <th scope="col">$ per sq ft</th>
          <th scope="col">Clean</th>
          <th scope="col">Gray</th>
          <th scope="col">Black</th>
        </tr>
      </thead>
      <tbody>
        {damageExtents.map((severity) => (
          <tr key={severity}>
            <th scope="row">{severityNames[severity]}</th>
            <td>{rates[severity].clean}</td>
            <td>{rates[severity].gray}</td>
            <td>{rates[severity].black}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Additional() {
  return (
    <Section id="additional-costs" title="What can come on top">
      <ul>
        {additionalCosts.map((cost) => (
          <li key={cost.id}>
            {additionalCostNames[cost.id]}: {additionalAmount(cost)}
          </li>
        ))}
      </ul>
      <p>
        <HouseRule rule="cost-extras">These are our rules of thumb.</HouseRule>{' '}
        <Claim fact="mold-remediation-cost-range">
          For mold, published guides give more: about $1,200 to $3,750 for a usual job.
        </Claim>
      </p>
    </Section>
  );
}

function Published() {
  return (
    <Section id="published" title="What others publish">
      <ul>
        <li>
          <Claim fact="angi-average">
            One price guide quotes about $3,500 on average, from $450 to $15,000. Any web estimate is a range, not a
            bid.
          </Claim>
        </li>
        <li>
          <Claim fact="national-mean-cost">Another puts the national mean at $3,455.</Claim>
        </li>
        <li>
          <Claim fact="fema-one-inch">
            For a flood the figures are far higher: the federal tool is reported at about $10,819 for one inch in 1,000
            square feet.
          </Claim>{' '}
          That counts the whole loss, floors and belongings too.
        </li>
      </ul>
    </Section>
  );
}
