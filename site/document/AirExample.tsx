import { calculatePsychrometric } from '#core/psychrometrics/psychrometrics.ts';

const cool = { temperatureF: 70, humidityPercent: 70 };
const warmF = 85;

/** One room's air, first cool, then warmed with no water added or taken: the humidity falls, the water stays. */
export function AirExample() {
  const before = calculatePsychrometric(cool);
  const saturated = calculatePsychrometric({ temperatureF: warmF, humidityPercent: 100 });
  const humidityPercent = (100 * before.vaporPressure) / saturated.vaporPressure;
  const after = calculatePsychrometric({ temperatureF: warmF, humidityPercent });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">The same air</th>
          <th scope="col">Cool</th>
          <th scope="col">Warmed</th>
        </tr>
      </thead>
      <tbody>
        <Row name="Temperature" unit="°F" values={[cool.temperatureF, warmF]} digits={0} />
        <Row name="Relative humidity" unit="%" values={[cool.humidityPercent, humidityPercent]} digits={0} />
        <Row name="Grains per pound" unit="gr/lb" values={[before.grainsPerPound, after.grainsPerPound]} digits={0} />
        <Row name="Dew point" unit="°F" values={[before.dewpoint ?? 0, after.dewpoint ?? 0]} digits={1} />
        <Row name="Vapor pressure" unit="hPa" values={[before.vaporPressure, after.vaporPressure]} digits={1} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly [number, number];
  readonly digits: number;
}

function Row({ name, unit, values, digits }: RowProps) {
  return (
    <tr>
      <td>{name}</td>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns
        <td key={index}>
          {value.toFixed(digits)} {unit}
        </td>
      ))}
    </tr>
  );
}
