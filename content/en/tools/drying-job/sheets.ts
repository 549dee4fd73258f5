import type { MessageShape } from '../../../i18n/message-shape.ts';

const words = {
  sheets: {
    lead: 'Single sheets, filled from this job.',
    start: {
      name: 'Job start sheet (PDF)',
      title: 'Job start sheet',
      lead: 'What is known when the job begins. What is still open is left to be written by hand.',
      signing:
        'The sheet says what was found and what is planned for day one. It is no price and no contract; the plan follows the readings.',
    },
    map: {
      name: 'Moisture map (PDF)',
      title: 'Moisture map',
      lead: 'Where moisture is read. Always read the same place with the same meter and setting.',
      drawn: 'The rooms and their points',
      letters: 'A letter stands in its room, not at its exact spot: the list says where.',
      noPoint: 'no point',
      readings: 'Readings',
      goal: 'Goal',
      first: 'First reading',
      last: 'Last reading',
      found: 'Found',
      next: 'Next reading',
    },
    certificate: {
      name: 'Certificate of drying (PDF)',
      title: 'Certificate of drying',
      says: {
        one: 'On {moment} the one point listed here read dry by its goal.',
        other: 'On {moment} all {count} points listed here read dry, each by its goal.',
      },
      means: 'Dry means: at or under the goal beside the point, by the rule that stands there.',
      points: 'The points and their last readings',
      reading: 'Last reading',
      since: 'Dry on every visit since',
      limits: 'What this paper does not say',
      notRemediation:
        'It is not a certificate of mold remediation and not a clearance. It says nothing about mold, dirt or germs. In Texas the certificate of mold damage remediation is a form of its own, from licensed people.',
      onlyThese:
        'It holds for these places, this time and these meters. It says nothing about places that nobody read, about what lies hidden, or about water that comes later.',
      removed: 'Torn out and not read at the end: {names}.',
      bare: 'No point was read in: {names}. Nothing is said about it.',
      gaps: {
        one: 'On {count} visit something was not read. The drying report names it.',
        other: 'On {count} visits something was not read. The drying report names it.',
      },
      rules: 'The rules, all readings and the machines stand in the drying report of this job.',
      signers: ['Technician', 'Received by'],
      none: 'No certificate of drying',
      waits: 'The certificate waits: these points do not read dry on the last visit: {names}.',
      nothingRead: 'The certificate waits: the last visit has no point that was read.',
    },
  },
} as const;

/** Words of the single sheets of a drying job. */
export type JobSheetsMessages = MessageShape<typeof words>;

export const jobSheets: JobSheetsMessages = words;
