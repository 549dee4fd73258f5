import { expect, test } from 'vitest';
import { announcementText } from './Results.tsx';

const rows = [
  { label: 'Grain depression', value: '12', unit: 'gr/lb' },
  { label: 'Dew point', value: '55', unit: '°F' },
];

test.each([
  [
    'Air at noon',
    'Keep the windows shut.',
    'Air at noon. Keep the windows shut. Grain depression 12 gr/lb, Dew point 55 °F.',
  ],
  ['Air at noon', 'Dry enough', 'Air at noon. Dry enough. Grain depression 12 gr/lb, Dew point 55 °F.'],
  ['Air at noon', '', 'Air at noon. Grain depression 12 gr/lb, Dew point 55 °F.'],
])('%s, with the verdict "%s", is announced as sentences', (title, verdict, expected) => {
  expect(announcementText(title, verdict, rows)).toBe(expected);
});
