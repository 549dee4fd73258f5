import { plain } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { amountText } from '../result-texts.ts';
import type { AirShown } from './air.ts';
import type { AirWithFigures } from './figures-of.ts';
import styles from './Readings.module.css';

const figures = ['grainsPerPound', 'dewpoint', 'wetBulb'] as const;

interface TableProps {
  readonly airs: readonly AirWithFigures[];
  readonly shown: AirShown;
  readonly onShow: (air: AirWithFigures) => void;
  readonly onRemove: (air: AirWithFigures) => void;
}

/** The airs of the chart by their numbers, with what each says; the air of the form comes last. */
export function AirTable({ airs, shown, onShow, onRemove }: TableProps) {
  const { words, locale } = shown;
  const { airs: said } = words.own;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="scroll-x" aria-label={said.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(said.columns).map(([column, text]) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
            <td className="no-print" />
          </tr>
        </thead>
        <tbody>
          {airs.map((air) => (
            <tr key={air.number}>
              <th scope="row">
                <b>{air.number}</b> {air.name}
              </th>
              <Figures of={air.figures} locale={locale} />
              <AirButtons air={air} shown={shown} onShow={onShow} onRemove={onRemove} />
            </tr>
          ))}
          <tr>
            <th scope="row">{said.now}</th>
            <Figures of={shown} locale={locale} />
            <td className="no-print" />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function AirButtons(props: Omit<TableProps, 'airs'> & { readonly air: AirWithFigures }) {
  const { air, shown, onShow, onRemove } = props;
  const { airs: said } = shown.words.own;
  return (
    <td className="no-print">
      <button
        type="button"
        aria-label={t(said.showNamed, { name: air.name }, shown.locale)}
        onClick={() => onShow(air)}
      >
        {said.show}
      </button>
      <button
        type="button"
        aria-label={t(said.removeNamed, { name: air.name }, shown.locale)}
        onClick={() => onRemove(air)}
      >
        {said.remove}
      </button>
    </td>
  );
}

/** The numbers of one air, with the decimals of the result; dashes where it cannot be at this pressure. */
function Figures({ of, locale }: { readonly of: AirWithFigures['figures'] } & Pick<AirShown, 'locale'>) {
  const typed = [of?.input.temperature, of?.input.humidity].map((number) =>
    number === undefined ? amountText(locale, null, '', 0) : plain(number),
  );
  const found = figures.map((name) => amountText(locale, of?.result[name] ?? null, '', 1, true));
  return Object.entries([...typed, ...found]).map(([column, text]) => <td key={column}>{text}</td>);
}
