import type { MessageShape } from '../../i18n/message-shape.ts';
import { emergencyLine, severities } from './verdict.ts';

const words = {
  form: {
    label: 'Describe the damage',
    placeholder:
      'Example: My washing machine overflowed two hours ago. There is an inch of soapy water in the laundry room and it ran into the hall carpet.',
    hint: 'Where’s the water coming from, how long has it been there, what did it touch, and who lives there? English or Spanish.',
    left: { one: '{count} character left.', other: '{count} characters left.' },
    stays: 'Your text stays on this device until you press the button.',
    serviceConnected:
      'An AI service is connected. We first filter out anything that looks like a name, email, phone or policy number, or street address. The filter can miss some, so please leave them out.',
    serviceNone: 'This site isn’t using an AI service right now, so our own rules answer.',
    earlier: 'Your earlier text is still here.',
    useExample: 'Use the example instead',
    useEarlier: 'Use that text',
    submit: 'Get Professional AI Assessment',
    running: 'AI Analysis in Progress...',
    stop: 'Stop waiting',
  },
  emergencyLine,
  notes: {
    waiting: 'Our rules answered at once. The AI service is still reading your text.',
    rules: 'This comes from our rules.',
    failed: 'The AI service didn’t answer, so this comes from our rules.',
    noNetwork: 'You’re offline, so this device assessed your text by itself.',
    stopped: 'You stopped the AI service. This comes from our rules.',
    failedRaised:
      'The AI service reported an error and sent its own fallback. It’s more careful than our rules, so we go with it.',
    raised: 'The AI service read your text and raised our rules’ answer. Our rules checked it.',
    same: 'The AI service read your text, and our rules checked its answer. It didn’t change ours.',
    milder: 'The AI service read your text and gave a milder answer. We go with the more careful one: ours.',
  },
  failures: {
    noNetwork: 'No network connection.',
    unusable: 'The server sent an answer we couldn’t use.',
    late: 'The answer took too long.',
    tooMany: 'Too many requests. Try again in a few minutes.',
    server: 'The server had an error.',
    rulesMissing:
      'We couldn’t load this page’s rules. If anyone is in danger, call 911 now. Get out of smoke, fire, gas, or fumes, and stay away from a wire that’s down. For help with the water call {phone}, or load the page again.',
  },
  result: {
    title: 'Your assessment',
    changed: 'You changed the text. Press the button for a new result.',
    category: 'Category {category}',
    urgency: 'Urgency:',
    sourceUnknown: 'Source unknown: treat the water as dirty',
    assumed:
      'We count it as category {category} only because you named no sewage, floodwater, or used water. That can change once someone knows the source.',
    assumedUsed: 'We count it as category {category}, like used water, until someone knows the source.',
    dampTitle: 'Mold, or damp that’s been there for days',
    costTool: 'Cost builder',
    byRules: 'Our rules set this category. The AI service rated it milder.',
    byModel: 'The AI service set this category. Our rules alone rated it milder.',
    /** The deadline on the clock of the reader. */
    clock: { today: 'by {time} today', tomorrow: 'by {time} tomorrow', asked: 'You asked at {time}.' },
    unsure: 'NOT CLEAR YET',
    checkFirstTitle: 'First, check for danger',
    unsureTitle: 'We’re not sure yet what’s happening',
    calmTitle: 'Nothing urgent in what you wrote',
    peopleTitle: 'People first. The house can wait',
    call911: 'Call 911',
    call: 'Call {phone}',
    actions: 'Immediate actions',
    keep: 'Save this result',
    now: 'Do this now',
    afterwards: 'Then',
    calmSteps: 'What you can do',
    professionals: 'Professional help needed.',
    around: '{company}, 24/7:',
    analysis: 'Professional Analysis',
    priorities: 'Moisture Detection Priorities',
    equipment: 'Equipment Recommendations',
    risks: 'Potential Risks',
    emergency: 'Emergency contact',
    dayAndNight: '{company} answers day and night: {phone}. If a life is in danger, call 911 first.',
    callNow: 'Call Now',
    disclaimer:
      'Professional disclaimer: this is a rough guide from a few sentences, not an inspection. It can’t see, smell, or measure. Only someone on site can say how dirty the water is, what’s wet, and whether the building is safe.',
    fromModel: 'AI',
  },
  service: {
    title: 'What else the AI service mentions',
    titleNamed: 'What else the AI service at {name} mentions',
    note: 'It also wrote text of its own, which we don’t show because we can’t check it. That text mentions: {parts}.',
  },
  why: {
    title: 'Why',
    keywords: 'Our rules found {words}, which makes it category {category}.',
    read: 'Your text mentions {hazard}.',
    wrote: 'You wrote {words}.',
    change: 'What would change it:',
  },
  questions: {
    check: 'Danger check',
    title: 'Questions that could change this answer',
    more: 'A question that makes this more precise',
    skip: 'Skip the questions',
  },
  after: {
    print: 'Print or save as PDF',
    copy: 'Copy as text',
    send: 'Send to the expert',
    sendUrgent: 'Send us this, and we’ll call you',
    estimate: 'Book a free inspection',
    record: 'Start a loss record with this',
    again: 'Start over',
    copied: 'Copied.',
    closed: 'Your browser won’t let us copy. Select the text instead, or print it.',
  },
  copied: {
    verdict: 'Category {category}: {name}. Severity: {severity}.',
    headed: '{heading}. Severity: {severity}.',
    answers: 'Answers',
    end: 'A rough guide, not an inspection.',
  },
  history: {
    title: 'Earlier assessments on this device ({count})',
    note: 'Only you can see this list. Clearing your browser’s data deletes it too.',
    back: 'Use this text again',
    remove: 'Delete',
    removeAll: 'Delete all',
    severities,
  },
} as const;

/** The words of the assessment's page around an answer. */
export type PageMessages = MessageShape<typeof words>;
export const pageWords: PageMessages = words;
