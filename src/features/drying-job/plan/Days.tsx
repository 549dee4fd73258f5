import { t } from '#content/i18n/t.ts';
import { dayConventions } from '#core/drying-job/record/shape.ts';
import styles from '../drying-job.module.css';
import { momentText } from '../form.ts';
import type { PartProps } from '../section-props.ts';
import { WideTable } from './WideTable.tsx';

/** How long each machine stayed, by all conventions; the one of the contract stands first. */
export function Days({ derived, words, locale, form, record }: PartProps) {
  const { asOf, machines, totals } = derived.equipment;
  if (asOf === null) return <p>{words.days.noVisit}</p>;
  const first = record.plan.days || 'periodsOf24h';
  const conventions = [first, ...dayConventions.filter((each) => each !== first)];
  const digits = (convention: string) => (convention === 'exactDays' ? 2 : 0);
  return (
    <WideTable name={words.heads.days}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.days.machine}</th>
            {conventions.map((each) => (
              <th key={each} scope="col" className={styles.figure}>
                {words.choices['plan.days'][each]}
              </th>
            ))}
            <th scope="col" className={styles.figure}>
              {words.days.onSite}
            </th>
            <th scope="col" className={styles.figure}>
              {words.days.run}
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.machineId}>
              <th scope="row">{form.nameOf(record, 'machines', machine.machineId)}</th>
              {conventions.map((each) => (
                <td key={each} className={styles.figure}>
                  {locale.number(machine[each], digits(each))}
                </td>
              ))}
              <td className={styles.figure}>{locale.number(machine.hoursOnSite, 2)}</td>
              <td className={styles.figure}>{locale.number(machine.hoursRun, 2)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.kind}>
              <th scope="row">{t(words.days.all, { kind: form.choiceOf('machines', 'kind', total.kind) }, locale)}</th>
              {conventions.map((each) => (
                <td key={each} className={styles.figure}>
                  {locale.number(total[each], digits(each))}
                </td>
              ))}
              <td />
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
      <p>{t(words.days.asOf, { moment: momentText(asOf, locale) }, locale)}</p>
    </WideTable>
  );
}
