import type { Template } from '../../locale/say.ts';

/** The page that lists what the visitor's own device keeps, and deletes it. */
export const thisDevice = {
  title: 'What this device keeps',
  description:
    'Drafts, ticks and past assessments that this site keeps in your own browser: see them, open them, delete them. Nothing here was sent.',
  lede: 'Some pages keep a little work in your own browser, so that a dead battery or a closed tab does not cost you. We cannot see it. Here you can.',
  home: 'Home',
  needsScript: 'With scripts off this site keeps nothing on your device, so there is nothing to show here.',
  nothing: 'Nothing is kept on this device.',
  until: 'This browser does not let pages keep anything. What you type here goes when you close the page.',
  count: { one: '{count} thing is kept on this device.', other: '{count} things are kept on this device.' },
  when: 'Kept {moment}',
  open: 'Open its page',
  delete: 'Delete',
  deleteNamed: 'Delete: {name}',
  deleteAll: 'Delete everything',
  deleted: { one: '{count} thing was deleted.', other: '{count} things were deleted.' },
  undo: 'Undo',
  restored: 'It is back.',
  names: {
    'ask-draft': 'A question that you have not sent',
    'ask-attempt': 'A question that was on its way to us',
    'ask-handover': 'An assessment on its way to the question form',
    'estimate-draft': 'A request for an estimate that you have not sent',
    'estimate-attempt': 'A request for an estimate that was on its way to us',
    'estimate-handover': 'Numbers of a tool on their way to the estimate form',
    'assessment-draft': 'The text in the assessment box',
    'assessment-history': 'Your last assessments',
    ticks: 'Ticks on a checklist',
    'claim-clock': 'The days of a claim',
    'loss-record': 'A loss record, with its photos',
    'reading-place': 'The chapter of the manual that you read last',
    language: 'The language that you chose',
  },
  more: 'What we keep on our side, and for how long, stands in the',
  privacy: 'privacy policy',
} as const satisfies Readonly<Record<string, Template | object>>;
