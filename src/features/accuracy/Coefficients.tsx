import { saturationCoefficients } from '#core/psychrometrics/factors.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { NumberTable } from './NumberTable.tsx';

/** The coefficients of the saturation curves, a row for each term of the sum. */
export function Coefficients() {
  const { label, term, water, ice, constant } = useMessages().screens.accuracy.coefficients;
  const names = ['1/T', constant, 'T', 'T²', 'T³', 'T⁴'];
  const { water: overWater, ice: overIce } = saturationCoefficients;
  return (
    <NumberTable heads={[term, water, ice]} label={label}>
      {names.map((name, index) => (
        <Row key={name} name={name} water={overWater.powers[index]} ice={overIce.powers[index]} />
      ))}
      <Row name="ln T" water={overWater.log} ice={overIce.log} />
    </NumberTable>
  );
}

function Row({
  name,
  water,
  ice,
}: {
  readonly name: string;
  readonly water: number | undefined;
  readonly ice: number | undefined;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{water}</td>
      <td>{ice}</td>
    </tr>
  );
}
