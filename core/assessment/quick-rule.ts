import type { ReadLanguage } from '../hazards/words/language.ts';
import type { Category } from '../job/category.ts';
import type { Severity } from '../job/severity.ts';
import { classifyByKeywords } from './rule/classify.ts';
import type { Deadline, StepId } from './steps/steps.ts';

/** Steps that the small rule can give: warnings and calls. */
export const quickSteps = [
  'call-911-touch-nothing',
  'call-911-now',
  'line-stay-away',
  'fire-leave',
  'gas-leave',
  'gas-call-outside',
  'air-go-out',
  'water-stay-out',
  'ceiling-keep-out',
  'higher-ground',
  'dirty-water-keep-out',
  'power-keep-away',
  'call-in-one-hour',
  'call-in-four-hours',
  'call-if-worse',
] as const satisfies readonly StepId[];
export type QuickStep = (typeof quickSteps)[number];

/** The worst dangers, each with words that name it in either language, and the steps that come first. */
const dangers: readonly (readonly [RegExp, readonly QuickStep[]])[] = [
  [
    /on fire|flames|burning|(?:caught|a) fire|fire (?:in|started)|smok(?:e(?! [da])|ing|y)|smolder|llamas|quem[aá]ndo|hay (?:fuego|lumbre)|humo|humea|incendi|[oó] fuego/,
    ['fire-leave'],
  ],
  [/\bshock|\bzapp|electrocut|\btoques?\b|descarga/, ['call-911-touch-nothing']],
  [
    /not (?:moving|breathing|waking)|can'?t breath|unconscious|\btrapped|drown|\bbleeding|no respira|no se mueve|ahog|atrapad|inconsciente|no despierta/,
    ['call-911-now'],
  ],
  [
    /(?:power|downed|live|electric) ?(?:line|wire)s?|cables? (?:de luz )?(?:ca[ií]d|tirad)|poste/,
    ['call-911-touch-nothing', 'line-stay-away'],
  ],
  [
    /smell\w* (?:\w+ ){0,3}gas|gas leak|rotten egg|propane|huele (?:\w+ ){0,3}gas|fuga de gas|huevo podrido/,
    ['gas-leave', 'gas-call-outside'],
  ],
  [
    /monoxid|mon[oó]xido|\bco (?:alarm|detector)|generator|generador|planta de luz|charcoal|asador|dizzy|maread/,
    ['air-go-out'],
  ],
  [
    /outlet|breaker|spark|electric|wiring|\bcord\b|\bpanel\b|light fixture|enchufe|chispa|apagador|foco|corriente/,
    ['water-stay-out'],
  ],
  [
    /ceiling (?:\w+ ){0,3}(?:sag|bulg|fall|fell|coming|hang|giv)|collaps|techo (?:\w+ ){0,3}(?:cae|cay|colg|panz|hund|inflad)/,
    ['ceiling-keep-out'],
  ],
  [/flood|river|creek|rising|inund|arroyo|creciente|r[ií]o\b/, ['higher-ground']],
  [/sewage|sewer|septic|poop|aguas negras|drenaje|popó|caca|excusado|backed up/, ['dirty-water-keep-out']],
];

/** What the small rule says: the specified keyword rule, raised by the worst dangers. */
export interface QuickAnswer {
  readonly category: Category;
  readonly severity: Severity;
  readonly deadline: Deadline;
  readonly professionals: boolean;
  readonly steps: readonly QuickStep[];
  readonly language: ReadLanguage | null;
}

const spanish = /\b(?:el|la|los|hay|agua|se|mi|est[aá]|huele|techo|casa|piso|en|una?)\b/g;
const english = /\b(?:the|is|water|my|and|it|in|from|wet|leak\w*|out)\b/g;

function quickLanguage(text: string): ReadLanguage | null {
  const [es, en] = [spanish, english].map((words) => text.match(words)?.length ?? 0);
  if (!es && !en) return null;
  return (es ?? 0) > (en ?? 0) ? 'es' : 'en';
}

const untouched = (id: QuickStep): QuickStep => (id === 'call-911-now' ? 'call-911-touch-nothing' : id);

/**
 * A rule small enough to stand in the page: it answers until the whole rules are loaded. It reads no denial, so it warns too
 * often rather than too seldom, and gives warnings and calls only.
 */
export function quickRule(scenario: string): QuickAnswer {
  const text = scenario.toLowerCase();
  const named = dangers.filter(([words]) => words.test(text));
  const { category, severity, professionals } = classifyByKeywords(scenario);
  const callsFirst = named.some(([, steps]) => steps.some((id) => /^(?:call-911|fire|gas|air)/.test(id)));
  const worst = named.length > 0 ? 'emergency' : severity;
  const deadline = callsFirst
    ? 'call-first'
    : worst === 'emergency'
      ? 'one-hour'
      : worst === 'high'
        ? 'four-hours'
        : 'watch';
  const due = {
    'call-first': 'call-in-one-hour',
    'one-hour': 'call-in-one-hour',
    'four-hours': 'call-in-four-hours',
    watch: 'call-if-worse',
  } as const;
  const said = named.flatMap(([, steps]) => steps);
  // Where current is named too, nobody touches anybody.
  const helped = said.includes('water-stay-out') ? said.map(untouched) : said;
  const first: readonly QuickStep[] = named.length > 0 ? helped : ['power-keep-away'];
  return {
    category,
    severity: worst,
    deadline,
    professionals: professionals || worst === 'emergency' || worst === 'high',
    steps: [...new Set(first)].slice(0, 3).concat(due[deadline]),
    language: quickLanguage(text),
  };
}
