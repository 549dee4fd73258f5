import { factors } from '#core/psychrometrics/factors.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { formatNumber } from '../format.ts';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { NeedsScript } from '../tools/shell/NeedsScript.tsx';

/** What stands above the psychrometric calculator. */
export function PsychrometricIntro() {
  return (
    <>
      <nav className="crumb no-print" aria-label="Breadcrumb">
        <a href="/">Home</a> / Psychrometric calculator
      </nav>
      <h1>Psychrometric calculator</h1>
      <p className="lede no-print">
        Type what your meter says. You get the dew point, how much water the air holds, and which surfaces will sweat.
        Everything is worked out on your device; nothing is sent.
      </p>
      <NeedsScript />
    </>
  );
}

/** What stands below it: the meaning of each quantity, and the method with its sources. */
export function PsychrometricMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <Meanings />
        <Method />
        <Sources />
        <OtherTools path="/calculators/psychrometric" />
      </div>
    </NumberedPage>
  );
}

function Meanings() {
  return (
    <Section id="what-the-numbers-mean" title="What the numbers mean">
      <p>
        <Claim fact="relative-humidity-misleads">
          Relative humidity alone misleads: warm the air and it falls, although no water has left.
        </Claim>{' '}
        To see whether a room is drying, compare one of these instead.
      </p>
      <ul>
        <li>
          <strong>Dew point.</strong> Cool a surface to this temperature and water forms on it. It changes only when
          water enters or leaves the air.
        </li>
        <li>
          <strong>Grains per pound.</strong> The water in a pound of dry air. There are {formatNumber(7000)} grains in a
          pound. The trade compares rooms and machines with it; the <a href="/calculators/air-check">air check</a> does
          that for you.
        </li>
        <li>
          <strong>Vapor pressure.</strong> The push of the vapor. Water moves from where it is high to where it is low.
        </li>
        <li>
          <strong>Frost point.</strong> Below {factors.freezing.value} °F frost forms a little before dew would. We show
          it when it applies.
        </li>
      </ul>
      <p>
        For a home that stays healthy,{' '}
        <Claim fact="humidity-target">keep the humidity below 60 percent, ideally between 30 and 50 percent.</Claim>
      </p>
    </Section>
  );
}

function Method() {
  return (
    <Section id="how-it-is-worked-out" title="How it is worked out">
      <p>
        <Claim fact="hyland-wexler">
          We use the equations of Hyland and Wexler for the vapor pressure of saturated air, the ones in the ASHRAE
          handbook.
        </Claim>{' '}
        Humidity is measured over liquid water at every temperature, below freezing too:{' '}
        <Claim fact="humidity-over-water">that is how meteorologists define it</Claim>, and how meters are made.
      </p>
      <p>
        By hand: find the saturation vapor pressure for the temperature, take the humidity’s share of it, then look for
        the temperature that has this share as its saturation pressure. That is the dew point. The mixing ratio is{' '}
        {factors.massRatio.value} times the vapor pressure over the rest of the air pressure; times{' '}
        {factors.grainsPerGramPerKilogram.value} it is grains per pound.
      </p>
      <p>
        Air pressure is {formatNumber(factors.seaLevelPressure.value)} pascals, sea level, unless you choose a place. It
        changes the mixing ratio and the grains per pound, and nothing else on the list. We take temperatures from{' '}
        {factors.lowestTemperature.value} to {factors.highestTemperature.value} °F.
      </p>
    </Section>
  );
}
