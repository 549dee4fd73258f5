import { towns } from '#content/facts/tables/towns.ts';
import { pressureAtAltitudePa } from '#core/psychrometrics/psychrometrics.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { NumberTable } from './NumberTable.tsx';

/** How high each town lies, and its standard air pressure. */
export function Towns() {
  const { town, feet } = useMessages().screens.accuracy.towns;
  const { number } = useLocale();
  return (
    <NumberTable heads={[town, feet, 'hPa']}>
      {towns.map(({ id, name, elevationFt }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{number(elevationFt)}</td>
          <td>{number(pressureAtAltitudePa(elevationFt) / 100, 1)}</td>
        </tr>
      ))}
    </NumberTable>
  );
}
