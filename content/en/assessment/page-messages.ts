import type { MessageShape } from '../../i18n/message-shape.ts';

const words = {
  form: {
    label: 'Describe the damage',
    placeholder:
      'Example: My washing machine overflowed two hours ago. There is an inch of soapy water in the laundry room and it ran into the hall carpet.',
    hint: 'Say where the water comes from, how long it has been there, what it touched, and who lives there. English or Spanish.',
    left: { one: '{count} character left.', other: '{count} characters left.' },
    stays: 'Your text stays on this device until you press the button.',
    serviceConnected:
      'An AI service is connected. A filter first takes out what looks like a name, email, phone or policy number or street address. It can miss some, so leave them out.',
    serviceNone: 'No AI service is connected here: our rules answer.',
    earlier: 'Your earlier text is still here.',
    useExample: 'Use the example instead',
    useEarlier: 'Use that text',
    submit: 'Get Professional AI Assessment',
    running: 'AI Analysis in Progress...',
    stop: 'Stop waiting',
  },
  notes: {
    waiting: 'Our rules answered at once. The AI service is still reading your text.',
    rules: 'This comes from our rules.',
    failed: 'The AI service did not answer, so this comes from our rules.',
    noNetwork: 'No network: this device assessed your text by itself.',
    stopped: 'You stopped the AI service. This comes from our rules.',
    failedRaised:
      'The AI service reported an error and sent its own fallback. It is more careful than our rules, so it counts.',
    raised: 'The AI service read your text and raised our rules’ answer. Our rules checked it.',
    same: 'The AI service read your text, and our rules checked its answer. It did not change ours.',
    milder: 'The AI service read your text and gave a milder answer. The more careful one counts: ours.',
  },
  failures: {
    noNetwork: 'No network connection.',
    unusable: 'The server gave an answer that we could not use.',
    late: 'The answer took too long.',
    server: 'The server had a failure.',
    rulesMissing:
      'The rules of this page could not be loaded. If anyone is in danger, get out and call 911 now. For help with the water call {phone}, or load the page again.',
  },
  result: {
    title: 'Your assessment',
    changed: 'You changed the text. Press the button for a new result.',
    category: 'Category {category}',
    sourceUnknown: 'The source is not known yet.',
    byRules: 'Our rules set this category. The AI service had a milder one.',
    byModel: 'The AI service set this category. Our rules alone had a milder one.',
    /** The deadline on the clock of the reader. */
    clock: { today: 'by {time} today', tomorrow: 'by {time} tomorrow', asked: 'You asked at {time}.' },
    unsure: 'NOT CLEAR YET',
    call911: 'Call 911',
    call: 'Call {phone}',
    actions: 'Immediate actions',
    keep: 'Keep this sheet',
    now: 'Do this now',
    afterwards: 'Then',
    professionals: 'Professional help needed.',
    around: '{company}, 24/7:',
    analysis: 'Professional Analysis',
    priorities: 'Moisture Detection Priorities',
    equipment: 'Equipment Recommendations',
    risks: 'Potential Risks',
    emergency: 'Emergency contact',
    dayAndNight: '{company} answers day and night: {phone}. In danger to life call 911 first.',
    callNow: 'Call Now',
    disclaimer:
      'Professional disclaimer: this is a rough guide from a few sentences, not an inspection. It cannot see, smell or measure. Only someone on site can say how dirty the water is, what is wet and whether the building is safe.',
    fromModel: 'AI',
  },
  service: {
    title: 'What the AI service adds',
    titleNamed: 'What the AI service at {name} adds',
    note: 'A program wrote these lines. Do the steps above first. We show only lines that we can check, and only their first part.',
    danger:
      'The AI service wrote steps of its own. We leave them out because there may be danger to life: follow the steps above.',
    milder: 'The AI service wrote steps for a milder case. We leave them out.',
    none: 'None of its lines could be checked, so none is shown.',
    removed: { one: '{count} line was left out.', other: '{count} lines were left out.' },
  },
  why: {
    title: 'Why',
    keywords: 'The keyword rule found {words}: category {category}.',
    read: 'We read {hazard}.',
    wrote: 'You wrote {words}.',
    change: 'What would change it:',
    removed: {
      one: 'We left {count} sentence of the AI service out: it was more than a description.',
      other: 'We left {count} sentences of the AI service out: they were more than a description.',
    },
  },
  questions: {
    check: 'Danger check: is any of this true?',
    title: 'What decides',
    more: 'A question that makes this more precise',
    skip: 'Skip the questions',
  },
  after: {
    print: 'Print or save as PDF',
    copy: 'Copy as text',
    send: 'Send to the expert',
    estimate: 'Have somebody measure it: free',
    record: 'Start a loss record with this',
    again: 'Start again',
    copied: 'Copied.',
    closed: 'Your browser keeps the clipboard closed. Select the text instead, or print it.',
  },
  copied: {
    verdict: 'Category {category}: {name}. Severity: {severity}.',
    answers: 'Answers',
    end: 'A rough guide, not an inspection.',
  },
  history: {
    title: 'Earlier assessments on this device ({count})',
    note: 'Nobody else sees this list. Clearing the browser’s data deletes it too.',
    back: 'Put back into the box',
    remove: 'Delete',
    removeAll: 'Delete all',
  },
} as const;

/** The words of the assessment's page around an answer. */
export type PageMessages = MessageShape<typeof words>;
export const pageWords: PageMessages = words;
