import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  sheets: {
    lead: 'Single sheets, filled from this job.',
    start: {
      name: 'Job start sheet (PDF)',
      title: 'Job start sheet',
      lead: 'What’s known when the job starts. The rest is left blank to fill in by hand.',
      signing:
        'This sheet shows what was found and what’s planned for day one. It isn’t a price or a contract; the plan follows the readings.',
    },
    map: {
      name: 'Moisture map (PDF)',
      title: 'Moisture map',
      lead: 'Where to take moisture readings. Always read the same spot with the same meter and setting.',
      drawn: 'The rooms and their points',
      letters: 'A letter shows the room, not the exact spot. The list says where.',
      noPoint: 'no point',
      readings: 'Readings',
      goal: 'Goal',
      first: 'First reading',
      last: 'Last reading',
      found: 'Result',
      next: 'Next reading',
    },
    certificate: {
      name: 'Certificate of drying (PDF)',
      title: 'Certificate of drying',
      says: {
        one: 'On {moment}, the one point listed here read dry, by its goal.',
        other: 'On {moment}, all {count} points listed here read dry, each by its goal.',
      },
      means: 'Dry means at or under the goal next to the point, by the rule shown there.',
      points: 'The points and their last readings',
      reading: 'Last reading',
      since: 'Dry on every visit since',
      limits: 'What this certificate doesn’t say',
      notRemediation:
        'It isn’t a certificate of mold remediation or a clearance. It doesn’t say anything about mold, dirt, or germs. In Texas, the certificate of mold damage remediation is a separate form, from licensed people.',
      onlyThese:
        'It covers these spots, at this time, with these meters. It doesn’t say anything about spots that weren’t read, about what’s hidden, or about water that comes later.',
      removed: 'Removed, so not read at the end: {names}.',
      bare: 'No points were read in: {names}. This certificate doesn’t cover those rooms.',
      gaps: {
        one: 'On {count} visit, something wasn’t read. The drying report lists it.',
        other: 'On {count} visits, something wasn’t read. The drying report lists it.',
      },
      rules: 'The rules, all the readings, and the equipment are in this job’s drying report.',
      signers: ['Technician', 'Received by'],
      none: 'No certificate of drying yet',
      waits: 'Not ready yet: these points don’t read dry on the last visit: {names}.',
      nothingRead: 'Not ready yet: no points were read on the last visit.',
    },
  },
} as const;

/** Words of the single sheets of a drying job. */
export type JobSheetsMessages = MessageShape<typeof words>;

export const jobSheets: JobSheetsMessages = words;
