import type { MessageShape } from '../../i18n/message-shape.ts';
import type { FactsOfLines } from '../../i18n/sourced.ts';

const words = {
  helpLine: { words: '800-252-3439', facts: ['tdi-help-line'] },
  form: {
    policy: 'Whose policy is it?',
    policies: {
      admitted: { label: 'A Texas insurance company', hint: 'Most home policies.' },
      surplus: { label: 'Surplus lines', hint: 'The declarations page says so.' },
      twia: { label: 'Windstorm association (TWIA)', hint: 'On the coast only.' },
      nfip: { label: 'Federal flood insurance (NFIP)', hint: 'A policy for floods alone.' },
    },
    days: 'The days that you know',
    leave: 'Leave the others blank.',
    moreDays: 'More days: proof of loss, more time, payment, suit, mold',
    guess: 'This day is a guess',
    more: 'What else is so?',
    calledOnly: 'I have only called. Nothing went to the company in writing.',
    catastrophe: 'A state bulletin names this event and my county',
    catastropheHint:
      'The insurance department names a catastrophe in a bulletin. A disaster declared by the governor is not enough.',
    arson: 'The company says that it suspects arson',
    submit: 'Count the days',
    clear: 'Clear the days',
    undo: 'Bring the days back',
    counting: 'Getting the rules …',
    ofRecord: 'These are the days of your loss record.',
    backToRecord: 'Back to the record',
    kept: 'Your days stay on this device and are not sent.',
    unsaved: 'The browser did not keep the last change. It is still on this page, and we keep trying.',
    notKept: 'This browser keeps nothing: your days go when you close the page.',
  },
  days: {
    loss: { label: 'Day of the damage', hint: 'In a flood, its first day.' },
    notice: {
      label: 'The company got your claim in writing',
      hint: 'By its website, email or letter. If you only called, the day of the call.',
    },
    proofAsked: { label: 'It asked for a sworn proof of loss', hint: '' },
    papersIn: { label: 'It got the last thing that it asked for', hint: 'If it asks for more, this day moves.' },
    moreTime: { label: 'Letter that it needs more time', hint: 'The letter says why.' },
    decision: {
      label: 'Written yes, no or part',
      hint: 'A phone call is not one. In a flood claim, the day printed on the letter.',
    },
    payNotice: { label: 'It said that it will pay', hint: '' },
    actDone: { label: 'You did what the payment waited for', hint: '' },
    presuitNotice: { label: 'Notice before a suit was given', hint: '' },
    moldStop: {
      label: 'Stop-date of licensed mold work',
      hint: 'The day after final clearance, not the day on which the crew left.',
    },
    bought: { label: 'You applied for flood insurance and paid', hint: '' },
  },
  errors: {
    'no-policy': 'Choose whose policy it is.',
    'no-day': 'Enter at least one day.',
    'not-a-day': 'This is not a day of the calendar. Enter month, day and year.',
    'out-of-range': 'Enter a day from {first} to {last}.',
    'before-loss': 'This day is before the day of the damage. Check both.',
    'out-of-order': 'These days are in the wrong order. Check them.',
    'no-rules':
      'The rules did not come, so nothing was counted. Your days are still here. Press again, or load the page again.',
  },
  result: {
    title: 'Your dates',
    none: 'The days that you gave start no clock of this kind of policy.',
    notAdvice: 'This is a count of days, not legal advice. Whether anybody missed a date is not for this page to say.',
    act: {
      insurer: 'The company must act',
      you: 'You must act',
      association: 'The association must act',
      policy: 'The policy',
      'mold-contractor': 'The mold contractor must act',
    },
    doItBy: 'Do it by',
    notBefore: 'Not before',
    ask: 'Ask if nothing has come by',
    begins: 'Begins',
    latest: 'By the latest reading: {day}',
    someCount: 'Some count until {day}. Do not wait for it.',
    from: 'Counted from {day}: {trigger}.',
    running: { one: '{count} day left', other: '{count} days left' },
    today: 'Today',
    'ask-now': 'Ask now',
    'past-both': 'Past both readings. Call the state’s Help Line: {phone}',
    pastYours: 'This day has passed. Ask the company or a lawyer what that means for you.',
    open: 'The wait after the notice is over. A lawyer says what comes next.',
    pastPolicy: 'This day has passed.',
    disputes: 'If it comes to a dispute',
    disputesNote: 'Talk to a lawyer long before any of these days.',
    weather: 'For weather claims, and for claims under chapter 541. A lawyer decides.',
    changed: 'You changed a day. Press the button for new dates.',
    ruleAndSources: 'The rule and its sources',
    record: 'Start a loss record with these days',
  },
  reasons: {
    'tdi-wording': 'The statute counts 15 days. State pages say 15 business days.',
    december: 'December 24 and 26 are state holidays but not legal ones.',
    'extension-start': 'Some count 45 days from the letter, some from the old deadline.',
    catastrophe: '15 days more: a bulletin names the catastrophe (Insurance Code 542.059).',
    'catastrophe-60': 'The 15 extra days may not reach the 60-day limit.',
    'policy-words': 'Your policy decides. If it or a letter gives another day, that day counts.',
    roll: 'The last day is closed, so it moves to the next open day.',
    'no-writing': 'The law counts from written notice. Send two lines today.',
    guess: 'You marked this day as a guess.',
    'letter-after-deadline':
      'The law lets a company ask for more time before its first deadline ends. This letter is dated after it.',
  },
  optional: {
    sentence: '{holidays} falls inside. Some may count one day more.',
    several: '{holidays} fall inside. Some may count a day more for each.',
    'good-friday': 'Good Friday',
    'rosh-hashanah': 'Rosh Hashanah',
    'yom-kippur': 'Yom Kippur',
    'cesar-chavez-day': 'César Chávez Day',
  },
  rules: {
    acknowledge: {
      title: 'The company acknowledges the claim, begins to look into it, and asks for what it needs',
      ask: 'has the company acknowledged the claim?',
      how: {
        words: '15 days from written notice. State pages say 15 business days. Surplus lines: 30 business days.',
        facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
      },
      law: 'Insurance Code 542.055',
    },
    decide: {
      title: 'The company says yes or no in writing, and why if no',
      ask: 'has the company decided in writing?',
      how: {
        words: '15 business days after it has everything that it asked for.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Insurance Code 542.056',
    },
    'decide-arson': {
      title: 'The company says yes or no in writing, when it suspects arson',
      ask: 'has the company decided in writing?',
      how: {
        words: '30 days after it has everything that it asked for.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Insurance Code 542.056',
    },
    'decide-extended': {
      title: 'The company says yes or no, after it asked for more time',
      ask: 'has the company decided in writing?',
      how: {
        words: '45 days, from the letter that says why or from the deadline that it replaces.',
        facts: ['more-time-two-readings'],
      },
      law: 'Insurance Code 542.056',
    },
    pay: {
      title: 'The company pays what it said it will pay',
      ask: 'has the company paid?',
      how: {
        words: '5 business days after it said so. Surplus lines: 20.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Insurance Code 542.057',
    },
    'pay-after-act': {
      title: 'The company pays, once you did what the payment waited for',
      ask: 'has the company paid?',
      how: {
        words: '5 business days after you did it. Surplus lines: 20.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Insurance Code 542.057',
    },
    'pay-60': {
      title: 'After this day interest may run on what has to be paid',
      ask: 'has the company paid or said no?',
      how: {
        words: '60 days after it has everything that it asked for.',
        facts: ['payment-60-day-limit'],
      },
      law: 'Insurance Code 542.058',
    },
    'proof-policy': {
      title: 'Send the sworn proof of loss',
      ask: 'send the sworn proof of loss',
      how: {
        words: '60 days after it was asked for in national forms, 91 in Texas forms.',
        facts: ['proof-of-loss-in-the-policy'],
      },
      law: 'Your policy',
    },
    'suit-policy': {
      title: 'Last day to begin a suit against the company',
      ask: 'last day for a suit, by the policy',
      how: {
        words: 'Texas voids a limit below two years. Policies often give two years and one day.',
        facts: ['suit-limit-in-the-policy'],
      },
      law: 'Your policy, and Civil Practice and Remedies Code 16.070',
    },
    'presuit-by': {
      title: 'Written notice before that suit',
      ask: 'last day for written notice before a suit',
      how: { words: 'By the 61st day before the suit.', facts: ['ch-542a-notice', 'ch-541-notice'] },
      law: 'Insurance Code 542A.003 and 541.154',
    },
    'suit-first-day': {
      title: 'First day for a suit after that notice',
      ask: 'first day for a suit',
      how: { words: '61 days after the notice.', facts: ['ch-542a-notice'] },
      law: 'Insurance Code 542A.003',
    },
    'twia-file': {
      title: 'File the claim with the windstorm association',
      ask: 'file the windstorm claim',
      how: { words: 'One year from the damage.', facts: ['windstorm-own-clocks'] },
      law: 'Insurance Code 2210.573',
    },
    'twia-ask-info': {
      title: 'The association asks for missing papers',
      ask: 'has the association asked for what it needs?',
      how: { words: '30 days from your claim.', facts: ['windstorm-asks-in-30-days'] },
      law: 'Insurance Code 2210.573',
    },
    'twia-decide': {
      title: 'The association decides in writing',
      ask: 'has the association decided in writing?',
      how: {
        words: '60 days from your claim, or from the papers that it asked for if that is later.',
        facts: ['windstorm-own-clocks'],
      },
      law: 'Insurance Code 2210.573',
    },
    'twia-appraisal': {
      title: 'Ask for appraisal, if you dispute the amount',
      ask: 'ask for appraisal',
      how: { words: '60 days from its decision.', facts: ['windstorm-appraisal-60'] },
      law: 'Insurance Code 2210.574',
    },
    'nfip-proof': {
      title: 'Send the signed proof of loss',
      ask: 'send the flood proof of loss',
      how: {
        words: '60 days from the flood. After some floods the program gives more: look before you count on it.',
        facts: ['nfip-proof-of-loss'],
      },
      law: 'Standard Flood Insurance Policy',
    },
    'nfip-appeal': {
      title: 'Appeal a denial to FEMA',
      ask: 'appeal the flood denial',
      how: { words: '60 days from the day printed on the letter.', facts: ['flood-appeal-60-days'] },
      law: 'Federal flood program',
    },
    'nfip-suit': {
      title: 'Last day to begin a suit in federal court',
      ask: 'last day for a suit in federal court',
      how: {
        words: 'One year from the first written denial. An appeal does not lengthen it.',
        facts: ['flood-suit-one-year'],
      },
      law: 'Federal flood program',
    },
    'nfip-start': {
      title: 'New flood insurance begins to cover',
      ask: 'flood insurance begins',
      how: {
        words: '30 days after you applied and paid. A loan or a new flood map can make it sooner.',
        facts: ['nfip-waiting-period'],
      },
      law: 'Federal flood program',
    },
    'mold-certificate': {
      title: 'The licensed mold contractor gives you the certificate and photographs',
      ask: 'has the mold certificate come?',
      how: { words: '10 calendar days after the stop-date.', facts: ['mold-certificate-stop-date'] },
      law: '16 TAC 78.150',
    },
  },
  notice: {
    title: 'Two lines to send today',
    text: 'Please take this as written notice of a claim for water damage at my home{loss}.\nPlease confirm in writing that you received it, and tell me what you need from me.',
    loss: ' on {day}',
    /** What the lines say, where the reader's language is not the company's. */
    meaning: '',
    lossMeant: '',
    copy: 'Copy the two lines',
    copied: 'Copied. Send it through the company’s website or by email.',
    notCopied: 'This browser does not copy. Mark the lines and copy them by hand.',
  },
  calendar: {
    all: 'All dates as a calendar file',
    one: 'Calendar file',
    oneNamed: 'Calendar file: {title}',
    alarm: 'The file asks for a reminder two days ahead. Many phones drop it: check the date after you open it.',
    failed: 'The calendar file could not be made. Write the dates down.',
    print: 'Print the dates',
    askSummary: 'Ask: {what}',
    latestSummary: 'Latest reading: {what}',
    bySummary: 'By today: {what}',
    onSummary: 'Today: {what}',
    description:
      '{title}. {how} {law}. A count of days, not legal advice. Texas Department of Insurance Help Line {phone}.',
    name: 'Claim dates',
  },
} as const;

/** Words of the claim clock. */
export type ClaimClockMessages = MessageShape<typeof words>;

export const claimClock: ClaimClockMessages = words;

/** What the lines that say a number without their facts rest on; the check of claims reads it. @public */
export const factsOfLines = [
  [
    ['reasons', 'tdi-wording'],
    ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
  ],
  [['reasons', 'december'], ['december-holidays']],
  [['result', 'weather'], ['ch-541-notice']],
  [['reasons', 'extension-start'], ['more-time-two-readings']],
  [['reasons', 'catastrophe'], ['catastrophe-15-day-extension']],
  [['reasons', 'catastrophe-60'], ['catastrophe-15-day-extension']],
] as const satisfies FactsOfLines;
