import { useEffect, useState } from 'react';
import { parseDecimal } from '#core/lib/decimal.ts';
import { deviceStore } from '../../../lib/storage/store.ts';

/** An air that stays on the chart: what it is called, and what a form would hold, °F and percent. */
export interface SavedReading {
  readonly name: string;
  readonly temperature: string;
  readonly humidity: string;
}

/** More would cover the curves, and the sheet would need a second page. */
export const mostAirs = 6;

/** The airs that the device keeps, and the way to keep others in their place. They come after the first drawing. */
export function useSavedReadings(): readonly [readonly SavedReading[], (next: readonly SavedReading[]) => void] {
  const [airs, setAirs] = useState<readonly SavedReading[]>([]);
  useEffect(() => {
    readAirs().then(setAirs, nothing);
  }, []);
  const change = (next: readonly SavedReading[]) => {
    setAirs(next);
    keepAirs(next).catch(nothing);
  };
  return [airs, change];
}

/** Without a line the store does not come; the airs then last as long as the page. */
function nothing(): void {}

async function readAirs(): Promise<readonly SavedReading[]> {
  return airsOf(await (await deviceStore()).read('airs'));
}

async function keepAirs(airs: readonly SavedReading[]): Promise<void> {
  const store = await deviceStore();
  await (airs.length === 0 ? store.forget('airs') : store.keep('airs', airs));
}

/** Only what a form could hold: an older page, or a hand, may have written it. */
export function airsOf(kept: unknown): readonly SavedReading[] {
  return Array.isArray(kept) ? kept.filter(isAir).slice(0, mostAirs) : [];
}

function isAir(kept: unknown): kept is SavedReading {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, temperature, humidity }: Partial<Record<keyof SavedReading, unknown>> = kept;
  return typeof name === 'string' && isNumber(temperature, '°F') && isNumber(humidity, '%');
}

function isNumber(text: unknown, sign: string): boolean {
  return typeof text === 'string' && parseDecimal(text, null, sign) !== null;
}
