import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { NumberTable } from './NumberTable.tsx';
import { type ReferenceRow, referenceRows } from './reference-rows.ts';

/** The reference table, with what our calculator makes of each air. */
export function ReferenceTable() {
  const { label, dewPoint, dewPointOff, amountOff } = useMessages().screens.accuracy.reference;
  const heads = ['°F', '%', dewPoint, 'g/m³', 'g/kg', 'hPa', dewPointOff, amountOff];
  return (
    <NumberTable heads={heads} label={label}>
      {referenceRows().map((row) => (
        <Row key={`${row.temperatureF} ${row.humidityPercent}`} row={row} />
      ))}
    </NumberTable>
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
