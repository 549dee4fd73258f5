import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { centsOf } from '#core/job/money.ts';
import { isoOf, plusDays } from '#core/lib/civil-day.ts';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { today } from '../claim-clock/date-text.ts';

/** A short record of a burst pipe a week ago, for the sample. Its people and prices are invented and named as such. */
export function sampleRecordOf(id: string, words: LossRecordMessages['sampleRecord']): LossRecord {
  const day = (ago: number) => isoOf(plusDays(today(), -ago));
  const blank = blankRecord(id, words.title);
  return {
    ...blank,
    story: { ...blank.story, discovered: `${day(7)}T06:30`, source: 'pipe', category: '1', account: words.account },
    claim: { ...blank.claim, policy: 'admitted', loss: day(7), notice: day(6) },
    rooms: [{ ...blankRow('rooms', 'room'), name: words.room, lengthFt: 14, widthFt: 12, heightFt: 8, waterIn: 2 }],
    things: words.items.map((item, index) => ({
      ...blankRow('things', `item-${index}`),
      room: 'room',
      item,
      quantity: 1,
      costEach: centsOf(samplePrices[index] ?? 0),
      condition: 'good' as const,
      fate: 'replace' as const,
    })),
    costs: [
      { ...blankRow('costs', 'cost'), day: day(6), what: words.cost, sort: 'drying' as const, amount: centsOf(89) },
    ],
    calls: [
      {
        ...blankRow('calls', 'call'),
        at: `${day(6)}T09:10`,
        how: 'call' as const,
        who: words.caller,
        said: words.said,
        promised: words.promised,
        promisedBy: day(-3),
      },
    ],
  };
}

/** Dollars, one for each item of the sample. */
const samplePrices = [180, 249, 65];
