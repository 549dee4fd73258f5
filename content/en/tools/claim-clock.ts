import type { MessageShape } from '../../i18n/message-shape.ts';
import type { FactsOfLines } from '../../i18n/sourced.ts';

const words = {
  helpLine: { words: '800-252-3439', facts: ['tdi-help-line'] },
  form: {
    policy: 'What kind of policy is it?',
    policies: {
      admitted: { label: 'A regular Texas insurance company', hint: 'Most home policies.' },
      surplus: { label: 'Surplus lines', hint: 'Your declarations page, the summary up front, says so.' },
      twia: { label: 'Windstorm association (TWIA)', hint: 'Coast only.' },
      nfip: { label: 'Federal flood insurance (NFIP)', hint: 'A separate policy that covers floods only.' },
    },
    days: 'Dates you know',
    leave: 'Leave the rest blank.',
    moreDays: 'More dates: proof of loss, extra time, payment, lawsuit, mold work',
    guess: 'I’m guessing this date',
    more: 'Does any of this apply?',
    calledOnly: 'I’ve only called. I haven’t sent the company anything in writing.',
    catastrophe: 'A state bulletin names this event and my county',
    catastropheHint:
      'The insurance department names a catastrophe in a bulletin. A governor’s disaster declaration isn’t enough.',
    arson: 'The company says it suspects arson',
    submit: 'Show my deadlines',
    clear: 'Start over',
    undo: 'Undo',
    counting: 'Loading the rules…',
    ofRecord: 'These dates come from your loss record.',
    backToRecord: 'Back to the record',
    kept: 'Your dates stay on this device. We don’t send them anywhere.',
    unsaved: 'Your browser couldn’t save the last change. It’s still on this page, and we’ll keep trying.',
    notKept: 'This browser doesn’t save anything, so your dates will be gone when you close the page.',
  },
  start: {
    title: 'How it works',
    steps: [
      'Enter the dates you know. One is enough to start.',
      'See each deadline: who has to act, by when, and the rule behind it.',
      'Add the dates to your calendar, or start a loss record with them.',
    ],
    sample: 'See it with a sample claim',
  },
  sample: {
    note: 'This is a sample claim, not yours. Your dates are untouched.',
    remove: 'Remove the sample',
  },
  days: {
    loss: { label: 'Date of the damage', hint: 'For a flood, its first day.' },
    notice: {
      label: 'Date the company got your claim in writing',
      hint: 'Through its website, by email, or by letter. If you’ve only called, use the day you called.',
    },
    proofAsked: {
      label: 'Date the company asked for a sworn proof of loss',
      hint: 'A signed statement, under oath, of what you’re claiming.',
    },
    papersIn: {
      label: 'Date the company received everything it asked for',
      hint: 'If it asks for more, this date moves.',
    },
    moreTime: { label: 'Date of the company’s letter saying it needs more time', hint: 'The letter says why.' },
    decision: {
      label: 'Date of the written decision: approved, denied, or partial',
      hint: 'A phone call doesn’t count. For a flood claim, use the date printed on the letter.',
    },
    payNotice: { label: 'Date the company told you it will pay', hint: '' },
    actDone: { label: 'Date you did what the company still needed before paying', hint: '' },
    presuitNotice: { label: 'Date you gave notice before a lawsuit', hint: '' },
    moldStop: {
      label: 'Stop-date of licensed mold work',
      hint: 'The day after the final mold inspection passed, not the day the crew left.',
    },
    bought: { label: 'Date you applied and paid for flood insurance', hint: '' },
  },
  errors: {
    'no-policy': 'Choose what kind of policy it is.',
    'no-day': 'Enter at least one date.',
    'not-a-day': 'That date isn’t on the calendar. Enter month, day, and year.',
    'out-of-range': 'Enter a date from {first} to {last}.',
    'before-loss': 'This date is before the damage. Check both.',
    'out-of-order': 'These dates are out of order. Check them.',
    'no-rules':
      'We couldn’t load the rules, so there are no deadlines yet. Your dates are still here. Press the button again, or reload the page.',
  },
  result: {
    title: 'Your dates',
    /** What to do now, over the dates. */
    now: {
      title: 'What to do today',
      nothing: 'Nothing is due today. Your next date is {day}. {title}.',
      line: 'The timeline of your claim',
    },
    none: 'The dates you entered don’t start a deadline for this kind of policy.',
    notAdvice: 'We count days; this isn’t legal advice. We can’t say whether anyone missed a deadline.',
    act: {
      insurer: 'The company must act',
      you: 'You must act',
      association: 'TWIA must act',
      policy: 'Your policy',
      'mold-contractor': 'The mold contractor must act',
    },
    doItBy: 'Do this by',
    notBefore: 'Not before',
    ask: 'Ask if you haven’t heard by',
    begins: 'Starts',
    latest: 'Latest date, by another way of counting: {day}',
    someCount: 'Counted another way, it’s {day}. Don’t wait for that.',
    from: 'Counted from {day}: {trigger}.',
    running: { one: '{count} day left', other: '{count} days left' },
    today: 'Today',
    'ask-now': 'Ask today whether it’s done',
    'past-both': 'The last date has passed. Call the state’s Help Line: {phone}',
    pastMold: 'The last date has passed. Ask the contractor, or complain to the state licensing department (TDLR).',
    pastYours: 'This date has passed. Ask the company or a lawyer what that means for you.',
    open: 'The waiting period after your notice is over. A lawyer can tell you what comes next.',
    pastPolicy: 'This date has passed.',
    disputes: 'If it comes to a dispute',
    disputesNote: 'Talk to a lawyer long before any of these dates.',
    weather: 'For weather claims, and for claims under chapter 541. A lawyer decides.',
    changed: 'You changed a date. Press the button for new deadlines.',
    ruleAndSources: 'The rule and its sources',
    record: 'Start a loss record with these dates',
  },
  reasons: {
    'tdi-wording': 'The law says 15 days. State pages say 15 business days.',
    december: 'December 24 and 26 are state holidays, but not national ones.',
    'extension-start': 'Some count 45 days from the letter, others from the old deadline.',
    catastrophe: '15 extra days, because a bulletin names the catastrophe (Insurance Code 542.059).',
    'catastrophe-60': 'The 15 extra days might not extend the 60-day limit.',
    'policy-words': 'Your policy decides. If it or a letter gives a different date, that date counts.',
    roll: 'The last day falls on a weekend or holiday, so it moves to the next business day.',
    'no-writing': 'The law counts from written notice. Send two lines today.',
    guess: 'You marked this date as a guess.',
    'letter-after-deadline':
      'The law lets a company ask for more time before its first deadline ends. This letter is dated after that.',
  },
  optional: {
    sentence: '{holidays} falls in this stretch, so some may count one more day.',
    several: '{holidays} fall in this stretch, so some may count one more day for each.',
    'good-friday': 'Good Friday',
    'rosh-hashanah': 'Rosh Hashanah',
    'yom-kippur': 'Yom Kippur',
    'cesar-chavez-day': 'César Chávez Day',
  },
  rules: {
    acknowledge: {
      title: 'Acknowledgment due: the company confirms your claim, starts looking into it, and asks for what it needs',
      ask: 'has the company acknowledged the claim?',
      how: {
        words: '15 days from written notice.',
        facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
      },
      surplus: {
        words: 'Surplus lines: 30 business days from written notice.',
        facts: ['acknowledge-15-days', 'acknowledge-tdi-business-days'],
      },
      law: 'Insurance Code 542.055',
    },
    decide: {
      title: 'Decision due in writing, with reasons if it’s denied',
      ask: 'has the company decided in writing?',
      how: {
        words: '15 business days after the company has everything it asked for.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Insurance Code 542.056',
    },
    'decide-arson': {
      title: 'Decision due when the company suspects arson',
      ask: 'has the company decided in writing?',
      how: {
        words: '30 days after the company has everything it asked for.',
        facts: ['accept-or-reject-15-business-days'],
      },
      law: 'Insurance Code 542.056',
    },
    'decide-extended': {
      title: 'Decision due after the company asked for more time',
      ask: 'has the company decided in writing?',
      how: {
        words: '45 days, counted from the letter that says why or from the deadline it replaces.',
        facts: ['more-time-two-readings'],
      },
      law: 'Insurance Code 542.056',
    },
    pay: {
      title: 'Payment due',
      ask: 'has the company paid?',
      how: {
        words: '5 business days after the company says it will pay.',
        facts: ['pay-within-5-business-days'],
      },
      surplus: {
        words: 'Surplus lines: 20 business days after the company says it will pay.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Insurance Code 542.057',
    },
    'pay-after-act': {
      title: 'Payment due after you meet its condition',
      ask: 'has the company paid?',
      how: {
        words: '5 business days after you did your part.',
        facts: ['pay-within-5-business-days'],
      },
      surplus: {
        words: 'Surplus lines: 20 business days after you did your part.',
        facts: ['pay-within-5-business-days'],
      },
      law: 'Insurance Code 542.057',
    },
    'pay-60': {
      title: 'Interest may start on any amount owed',
      ask: 'has the company paid or denied it?',
      how: {
        words: '60 days after the company has everything it asked for.',
        facts: ['payment-60-day-limit'],
      },
      law: 'Insurance Code 542.058',
    },
    'proof-policy': {
      title: 'Send your sworn proof of loss',
      ask: 'send your sworn proof of loss',
      how: {
        words: '60 days after the company asks, if your policy is on a national form; 91 if it’s on a Texas form.',
        facts: ['proof-of-loss-in-the-policy'],
      },
      law: 'Your policy',
    },
    'suit-policy': {
      title: 'Last day to sue the company',
      ask: 'last day to sue under the policy',
      how: {
        words:
          'Texas voids any limit shorter than two years. Policies often give two years and one day. A wind insurer on the coast may set less.',
        facts: ['suit-limit-in-the-policy', 'coastal-suit-limit'],
      },
      law: 'Your policy, and Civil Practice and Remedies Code 16.070',
    },
    'presuit-by': {
      title: 'Give written notice before that lawsuit',
      ask: 'last day for written notice before a lawsuit',
      how: { words: 'At least 61 days before you sue.', facts: ['ch-542a-notice', 'ch-541-notice'] },
      law: 'Insurance Code 542A.003 and 541.154',
    },
    'suit-first-day': {
      title: 'First day you can sue after that notice',
      ask: 'first day you can sue',
      how: { words: '61 days after the notice.', facts: ['ch-542a-notice'] },
      law: 'Insurance Code 542A.003',
    },
    'twia-file': {
      title: 'File your claim with TWIA, the windstorm association',
      ask: 'file your TWIA claim',
      how: { words: 'One year from the damage.', facts: ['windstorm-own-clocks'] },
      law: 'Insurance Code 2210.573',
    },
    'twia-ask-info': {
      title: 'TWIA asks for anything that’s missing',
      ask: 'has TWIA asked for what it needs?',
      how: { words: '30 days from your claim.', facts: ['windstorm-asks-in-30-days'] },
      law: 'Insurance Code 2210.573',
    },
    'twia-decide': {
      title: 'TWIA decides in writing',
      ask: 'has TWIA decided in writing?',
      how: {
        words:
          '60 days from your claim, or from when it gets the documents it asked for, if that’s later. The insurance commissioner can extend it.',
        facts: ['windstorm-own-clocks'],
      },
      law: 'Insurance Code 2210.573',
    },
    'twia-appraisal': {
      title: 'Ask for appraisal if you dispute the amount',
      ask: 'ask for appraisal',
      how: { words: '60 days from TWIA’s decision.', facts: ['windstorm-appraisal-60'] },
      law: 'Insurance Code 2210.574',
    },
    'nfip-proof': {
      title: 'Send your signed flood proof of loss',
      ask: 'send your flood proof of loss',
      how: {
        words:
          '60 days from the flood. After some floods the program allows more time, but check before you count on it.',
        facts: ['nfip-proof-of-loss'],
      },
      law: 'Standard Flood Insurance Policy',
    },
    'nfip-appeal': {
      title: 'Appeal a flood denial to FEMA',
      ask: 'appeal the flood denial',
      how: { words: '60 days from the date printed on the letter.', facts: ['flood-appeal-60-days'] },
      law: 'Federal flood program',
    },
    'nfip-suit': {
      title: 'Last day to sue in federal court',
      ask: 'last day to sue in federal court',
      how: {
        words: 'One year from the first written denial. An appeal doesn’t extend it.',
        facts: ['flood-suit-one-year'],
      },
      law: 'Federal flood program',
    },
    'nfip-start': {
      title: 'Your new flood insurance starts',
      ask: 'flood insurance starts',
      how: {
        words: '30 days after you applied and paid. A loan or a new flood map can make it sooner.',
        facts: ['nfip-waiting-period'],
      },
      law: 'Federal flood program',
    },
    'mold-certificate': {
      title: 'Mold certificate and photos due from the licensed contractor',
      ask: 'has the mold certificate arrived?',
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
    notCopied: 'Your browser wouldn’t copy it. Select the lines and copy them yourself.',
  },
  calendar: {
    all: 'Add all dates to my calendar',
    one: 'Add to calendar',
    oneNamed: 'Add to calendar: {title}',
    alarm: 'The file sets a reminder two days before each date. Many phones ignore it, so set your own too.',
    failed: 'We couldn’t make the calendar file. Write the dates down.',
    print: 'Print the dates',
    askSummary: 'Ask: {what}',
    latestSummary: 'Latest date: {what}',
    bySummary: 'By today: {what}',
    onSummary: 'Today: {what}',
    description:
      '{title}. {how} {law}. We count days; this isn’t legal advice. Texas Department of Insurance Help Line {phone}.',
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
