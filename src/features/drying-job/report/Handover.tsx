import { t } from '#content/i18n/t.ts';
import { certifiedOf } from '#core/drying-job/certified.ts';
import styles from '../../records/record.module.css';
import own from '../drying-job.module.css';
import { namesOf } from '../form.ts';
import type { PartProps } from '../section-props.ts';
import { type Order, sheetKinds } from './report.ts';
import { useMaking } from './use-making.ts';

interface HandOverProps extends PartProps {
  /** What files of this job are called, without their ending. */
  readonly name: string;
}

/** The report, the workbook and the single sheets, each made on the press of its button. */
export function HandOver(props: HandOverProps) {
  const { words, name } = props;
  const { said, setSaid, isMaking, make } = useMaking(props);
  const press = (kind: Order['kind']) => {
    // The buttons stay pressable: a browser takes the focus from one that is not.
    if (isMaking) return;
    const waits = kind === 'certificate' ? waitingIn(props) : '';
    if (waits) setSaid(waits);
    else void make(kind, fileNameOf(kind, name, words));
  };
  return (
    <>
      <p className={styles.buttons}>
        <button type="button" className="btn" aria-disabled={isMaking} onClick={() => press('pdf')}>
          {words.handing.pdf}
        </button>
        <button type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press('xlsx')}>
          {words.handing.xlsx}
        </button>
      </p>
      <p className={own.sheets}>{words.sheets.lead}</p>
      <p className={styles.buttons}>
        {sheetKinds.map((kind) => (
          <button key={kind} type="button" className="btn btn-alt" aria-disabled={isMaking} onClick={() => press(kind)}>
            {words.sheets[kind].name}
          </button>
        ))}
      </p>
      <p role="status">{said}</p>
    </>
  );
}

function fileNameOf(kind: Order['kind'], name: string, { sheets }: HandOverProps['words']): string {
  if (kind === 'pdf' || kind === 'xlsx') return `${name}.${kind}`;
  return `${name}-${sheets[kind].title.toLowerCase().replaceAll(' ', '-')}.pdf`;
}

/** Why there is no certificate yet; nothing where the readings hold one. */
function waitingIn({ job, derived, words, locale, record, form }: HandOverProps): string {
  const found = certifiedOf(job, derived.visits);
  if (found.ok) return '';
  const { nothingRead, waits } = words.sheets.certificate;
  return found.openIds.length === 0
    ? nothingRead
    : t(waits, { names: namesOf(found.openIds, 'points', record, form) }, locale);
}
