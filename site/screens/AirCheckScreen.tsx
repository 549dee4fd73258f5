import { Claim, Sources } from '../document/Claim.tsx';
import { NumberedPage } from '../document/page-record.tsx';
import { Section } from '../document/parts.tsx';
import { OtherTools } from '../parts/lists/OtherTools.tsx';
import { NeedsScript } from '../tools/shell/NeedsScript.tsx';

/** What stands above the air check. */
export function AirCheckIntro() {
  return (
    <>
      <nav className="crumb no-print" aria-label="Breadcrumb">
        <a href="/">Home</a> / Air check
      </nav>
      <h1>Air check</h1>
      <p className="lede no-print">
        Is the dehumidifier drying? Should you open the windows? Will that wall sweat? Fill in the readings you have;
        each pair adds an answer. Nothing is sent.
      </p>
      <NeedsScript />
    </>
  );
}

/** What stands below it: how to take the readings, and what the answers rest on. */
export function AirCheckMethod() {
  return (
    <NumberedPage>
      <div className="measure no-print">
        <Section id="taking-the-readings" title="Taking the readings">
          <p>
            Let the meter settle at each place. Measure the room away from the machine, and the outlet in its air
            stream. Do it every day, at the same places.
          </p>
        </Section>
        <Section id="how-it-is-worked-out" title="How it is worked out">
          <p>
            <strong>Grain depression</strong> is{' '}
            <Claim fact="grain-depression">the water in the affected air minus the water in the outlet air.</Claim>{' '}
            <Claim fact="five-grain-threshold">
              Reviewers often ask for at least five grains; late in a job less is normal, because dry materials give off
              less.
            </Claim>
          </p>
          <p>
            <strong>Open or closed.</strong>{' '}
            <Claim fact="ventilate-by-grains">
              Ventilate only while the outside air carries well below what the inside air carries; otherwise close up
              and dehumidify.
            </Claim>{' '}
            The sources put no number on it. We ask for ten grains: that is our rule of thumb.
          </p>
          <p>
            <strong>Pints a day</strong> is what the airflow really carries off, not what a machine is rated for. It
            checks against the trade press:{' '}
            <Claim fact="open-drying-worked-case">
              73 grains inside, 29 outside and 250 CFM took over 150 pints a day.
            </Claim>
          </p>
        </Section>
        <Sources />
        <OtherTools path="/calculators/air-check" />
      </div>
    </NumberedPage>
  );
}
