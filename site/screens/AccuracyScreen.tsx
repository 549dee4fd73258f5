import { townElevations } from '#content/en/calculators/town-elevations.ts';
import { agreement } from '#core/psychrometrics/agreement.ts';
import { factors, saturationCoefficients } from '#core/psychrometrics/factors.ts';
import { pressureAtAltitudePa } from '#core/psychrometrics/pressure.ts';
import { Claim, Sources } from '../document/Claim.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section, Short } from '../document/parts.tsx';
import { useLocale } from '../frame/language.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import styles from './AccuracyScreen.module.css';
import { type ReferenceRow, referenceRows } from './reference-rows.ts';

const rows = referenceRows();
/** Below it the four decimals of the table are coarser than our error. */
const leastHpa = 1;
const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => Math.abs(value ?? 0)));
const dewpointOff = largest(rows.map((row) => row.dewpointOff));
const amountsOff = largest(rows.filter((row) => row.vaporPressure >= leastHpa).map((row) => row.percentOff));

/** How exact the calculators are, measured, and what their methods rest on. */
export function AccuracyScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <nav className="crumb no-print" aria-label="Breadcrumb">
          <a href="/">Home</a> / Accuracy
        </nav>
        <h1>How exact are the calculators?</h1>
        <div className="measure">
          <Summary />
          <Equations />
          <Decisions />
        </div>
        <Reference />
        <div className="measure">
          <Towns />
          <Methods />
          <Sources />
          <OtherTools path="/calculators/accuracy" />
        </div>
      </div>
    </NumberedPage>
  );
}

function Summary() {
  const { number } = useLocale();
  const { oracle, magnusPercent } = agreement;
  return (
    <>
      <Short title="Exact to the last digit shown.">
        <p>
          Over the {rows.length} airs of our reference table, the dew point is off by at most {dewpointOff.toFixed(4)}{' '}
          °F, and the amounts by at most {amountsOff.toFixed(3)} % wherever the vapor pressure reaches {leastHpa} hPa.
          That is the rounding of the table. Your meter is the larger error.
        </p>
      </Short>
      <p>
        We compare ourselves with two others whenever the tests run. Over {number(oracle.airs)} airs, a library with the
        same equations never differs by more than {oracle.atMostPercent.toFixed(6)} % or {oracle.atMostDewPointF} °F:
        our arithmetic is right. <Claim fact="vapor-pressure-formula">The short formula of the WMO</Claim>, another
        equation, differs by up to {magnusPercent} % of the vapor pressure between 32 and 140 °F: that is how far two
        good equations stand apart.
      </p>
    </>
  );
}

function Equations() {
  const names = ['1/T', 'constant', 'T', 'T²', 'T³', 'T⁴'];
  return (
    <Section id="the-equations" title="The equations">
      <p>
        <Claim fact="hyland-wexler">
          The vapor pressure of saturated air follows Hyland and Wexler, as the ASHRAE handbook prints it.
        </Claim>{' '}
        Its natural logarithm, in pascals, is the sum of these terms, with T in kelvins:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className="scroll-x" aria-label="Coefficients" tabIndex={0}>
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">Term</th>
              <th scope="col">over water</th>
              <th scope="col">over ice (frost point)</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{saturationCoefficients.water.powers[index]}</td>
                <td>{saturationCoefficients.ice.powers[index]}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">ln T</th>
              <td>{saturationCoefficients.water.log}</td>
              <td>{saturationCoefficients.ice.log}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p>
        The dew point is found by halving, until nothing changes. The mixing ratio is {factors.massRatio.value} times
        the vapor pressure over the rest of the air pressure. Absolute humidity divides the vapor pressure by{' '}
        {factors.vaporGasConstant.value} J/(kg K) and the temperature;{' '}
        <Claim fact="absolute-humidity-constant">a maker of meters uses the same constant, written as 216.68.</Claim>
      </p>
    </Section>
  );
}

function Decisions() {
  const { number } = useLocale();
  return (
    <Section id="what-we-decided" title="What we decided">
      <dl className={styles.decisions}>
        <dt>Water or ice below freezing</dt>
        <dd>
          Water.{' '}
          <Claim fact="humidity-over-water">
            Meteorologists define relative humidity over liquid water at every temperature; the ASHRAE handbook goes
            over to ice below 32 °F.
          </Claim>{' '}
          So below freezing other calculators may print our frost point as their dew point. We show both, and say which
          is which.
        </dd>
        <dt>Zero humidity</dt>
        <dd>Air without vapor has no dew point. We show a dash, and zero for the amounts.</dd>
        <dt>Full humidity</dt>
        <dd>The dew point is the temperature itself, to the last digit.</dd>
        <dt>Limits</dt>
        <dd>
          {factors.lowestTemperature.value} to {factors.highestTemperature.value} °F,{' '}
          {number(factors.lowestAltitude.value)} to {number(factors.highestAltitude.value)} ft. Beyond them we refuse to
          answer. We treat air and vapor as ideal gases, as the handbook’s equations do.
        </dd>
      </dl>
    </Section>
  );
}

function Reference() {
  return (
    <Section id="reference-table" title="Reference table">
      <p className="measure">
        At sea level. The last two columns are worked out anew each time that this page is built: our dew point minus
        the table’s, and the largest difference of our amounts. Where an amount is tiny, the table’s own rounding shows.{' '}
        <a href="/calculators/psychrometric-reference.csv" download>
          Download the table (CSV)
        </a>
        , with the tolerances that our tests hold.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard. */}
      <section className="scroll-x" aria-label="Airs of the table" tabIndex={0}>
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">°F</th>
              <th scope="col">%</th>
              <th scope="col">Dew point °F</th>
              <th scope="col">g/m³</th>
              <th scope="col">g/kg</th>
              <th scope="col">hPa</th>
              <th scope="col">off, °F</th>
              <th scope="col">off, %</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.temperatureF} ${row.humidityPercent}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Row({ row }: { readonly row: ReferenceRow }) {
  const { number } = useLocale();
  return (
    <tr>
      <td>{row.temperatureF}</td>
      <td>{row.humidityPercent}</td>
      <td>{number(row.dewpoint, 3)}</td>
      <td>{number(row.absoluteHumidity, 4)}</td>
      <td>{number(row.mixingRatio, 4)}</td>
      <td>{number(row.vaporPressure, 4)}</td>
      <td>{number(row.dewpointOff, 4)}</td>
      <td>{number(row.percentOff, 3)}</td>
    </tr>
  );
}

function Towns() {
  const { number } = useLocale();
  return (
    <Section id="air-pressure" title="Air pressure of the towns">
      <p>
        <Claim fact="standard-atmosphere-pressure">Standard air pressure falls with altitude</Claim>; weather moves the
        real one by a few percent either way.{' '}
        <Claim fact="town-elevations">The elevations are those of the federal register of names,</Claim> as
        encyclopedias repeat them. Other pages differ by up to 36 ft, which changes summer air by less than a quarter of
        a grain per pound.
      </p>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">Town</th>
            <th scope="col">ft</th>
            <th scope="col">hPa</th>
          </tr>
        </thead>
        <tbody>
          {townElevations.map(({ town, elevationFt }) => (
            <tr key={town}>
              <th scope="row">{town}</th>
              <td>{number(elevationFt)}</td>
              <td>{number(pressureAtAltitudePa(elevationFt) / 100, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Methods() {
  return (
    <Section id="equipment-methods" title="The two equipment methods">
      <p>
        Counting machines has no right answer to four digits. Our tools print two methods side by side and name them:
        the rule of thumb of this site, and the industry method in the style of the S500 standard, as others publish it.
        We have not read the standard itself, and nobody has approved these pages.
      </p>
      <dl className={styles.decisions}>
        <dt>
          <a href="/calculators/dehumidification">Dehumidifiers</a>
        </dt>
        <dd>
          <Claim fact="dehumidifier-chart-factors">
            The industry chart divides the volume by a factor for the class of loss and the kind of machine.
          </Claim>{' '}
          Our own divisors and material factors are a rule of thumb of this site.
        </dd>
        <dt>
          <a href="/calculators/air-movement">Air movers</a>
        </dt>
        <dd>
          <Claim fact="air-mover-count-2021">
            The industry method counts one for each room, and more for wet floor, wet upper wall and insets.
          </Claim>{' '}
          <Claim fact="air-mover-linear-foot-alternative">
            One for each 14 feet of wall is its alternative for low wetting, never an addition;
          </Claim>{' '}
          our rule adds both, so it asks for more.
        </dd>
        <dt>
          <a href="/calculators/air-scrubber">Air scrubbers</a>
        </dt>
        <dd>
          <Claim fact="air-scrubbing-rates">Published rates run from 2 to 12 air changes an hour.</Claim> The arithmetic
          is the same everywhere.
        </dd>
        <dt>
          <a href="/calculators/air-check">Air check</a>
        </dt>
        <dd>
          <Claim fact="five-grain-threshold">The figure that reviewers ask for is five grains</Claim>; the ten grains
          that open a window are our rule of thumb.
        </dd>
      </dl>
    </Section>
  );
}
