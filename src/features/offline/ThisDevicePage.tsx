import { Link } from '../../components/Link.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLocale, useMessages, usePath } from '../../i18n/language-context.tsx';
import { drawingAddress } from '../../lib/figures/shared/thumbnails.ts';
import { kinds } from '../../lib/storage/entry.ts';
import { Crumbs } from '../guides/Crumbs.tsx';
import styles from './ThisDevicePage.module.css';
import type { DeviceMessages } from './this-device-page.ts';

/** Which page an entry belongs to, by its kind and key. */
const pages = [
  ['ask-draft', '/ask'],
  ['ask-attempt', '/ask'],
  ['ask-handover', '/ask'],
  ['estimate-draft', '/wtr-connection'],
  ['estimate-attempt', '/wtr-connection'],
  ['estimate-handover', '/wtr-connection'],
  ['assessment-draft', '/damage-assessment'],
  ['assessment-history', '/damage-assessment'],
  ['claim-clock', '/claim-clock'],
  ['loss-record', '/loss-record'],
  ['drying-job', '/drying-job'],
  ['equipment-check', '/calculators/equipment-check'],
  ['room', '/calculators'],
  ['place', '/calculators/psychrometric'],
  ['airs', '/calculators/psychrometric'],
  ['ticks emergency-steps', '/guides/emergency-checklist'],
  ['ticks safe-to-stay', '/guides/sleeping-in-water-damaged-home'],
  ['reading-place', '/guides/restoration-manual'],
  ['keeping', '/keep'],
  ['waiting', '/waiting'],
  ['shared-photo', '/shared-photos'],
] as const;

/** Pages to begin with on a device without entries, each with its drawing. */
const beginnings = [
  ['/loss-record', 'signs-by-location'],
  ['/guides/emergency-checklist', 'shut-off-points'],
  ['/drying-job', 'drying-log'],
] as const;

/** Lists what is stored on the device, with a delete button each. `this-device-page.ts` fills the list from the template. */
export function ThisDevicePage() {
  const words = useMessages().thisDevice;
  const { nothing, until, count, deleted, restored, when, deleteNamed } = words;
  const later: DeviceMessages = { nothing, until, count, deleted, restored, when, deleteNamed };
  return (
    <div className="wrap">
      <Crumbs crumbs={[{ path: usePath()('/'), label: words.home }]} title={words.title} />
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
      <Vignette name="device" />
      <div className="measure" data-device={useLocale().tag} data-words={JSON.stringify(later)}>
        <p className={styles.status} role="status" tabIndex={-1} data-device-part="status">
          <span>{words.needsScript}</span>
        </p>
        <ul className={styles.rows} data-device-part="list" />
        <template data-device-part="row">
          <Row />
        </template>
        <p className={styles.buttons}>
          <button type="button" className="btn btn-alt" data-device-part="all" hidden>
            {words.deleteAll}
          </button>
          <button type="button" className="btn btn-alt" data-device-part="undo" hidden>
            {words.undo}
          </button>
        </p>
      </div>
      <Beginnings />
      <p className="small measure">
        {words.manual} <Link href="/keep">{words.keep}</Link>. {words.more} <Link href="/privacy">{words.privacy}</Link>
        .
      </p>
    </div>
  );
}

/** Shown until the script finds an entry: most devices have none. */
function Beginnings() {
  const { begin } = useMessages().thisDevice;
  return (
    <section className={styles.begin} aria-labelledby="begin" data-device-begin="">
      <h2 id="begin">{begin.title}</h2>
      <ul>
        {beginnings.map(([path, drawing]) => (
          <li key={path}>
            <img src={drawingAddress(drawing)} alt="" width="176" height="122" loading="lazy" />
            <h3>
              <Link href={path}>{begin.pages[path].title}</Link>
            </h3>
            <p>{begin.pages[path].line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row() {
  const words = useMessages().thisDevice;
  return (
    <li>
      <div>
        {kinds.map((kind) => (
          <b key={kind} data-kind={kind}>
            {words.names[kind]}
          </b>
        ))}
        <time />
      </div>
      <div className={styles.buttons}>
        {pages.map(([of, path]) => (
          <Link key={of} className="btn btn-alt" href={path} data-of={of}>
            {words.open}
          </Link>
        ))}
        <button type="button" className="btn btn-alt">
          {words.delete}
        </button>
      </div>
    </li>
  );
}
