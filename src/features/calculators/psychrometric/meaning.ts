import { placeText } from '../form/place.ts';
import type { AirShown } from './air.ts';

/** "1013.25 hPa (Sea level)" */
export function pressureText({ words, locale, t, values, result }: AirShown): string {
  return t(words.own.pressure.value, {
    hectopascals: String(Number((result.pressurePa / 100).toFixed(2))),
    place: placeText(words.own.place, locale, values.altitude ?? ''),
  });
}

/** What the dew point means for a cold wall, pipe or window. */
export function coldSurfaceText({ words, locale, t, input, result }: AirShown): string {
  const { cold } = words.own;
  const { dewpoint, frostPoint } = result;
  if (dewpoint === null) return cold.none;
  if (input.humidity === 100) return cold.full;
  if (frostPoint === null) return t(cold.sweat);
  return t(cold.frost, { distance: locale.number(input.temperature - dewpoint, 1) });
}
