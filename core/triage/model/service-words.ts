import { forbiddenBy } from '../answer/forbidden-steps.ts';
import type { Act } from '../answer/steps.ts';
import { describing } from './clean-words.ts';

/** The free text of a hosted function that answers in the specified shape. */
export interface ServiceWords {
  readonly reasoning: readonly string[];
  readonly actions: readonly string[];
  readonly priorities: readonly string[];
  readonly equipment: readonly string[];
  readonly risks: readonly string[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What may follow in a description besides `describing`: nouns of the trade and words that raise concern, none that comforts. */
const concern = words(
  'is are was were has have may can could likely category contaminated contamination unsanitary bacteria pathogens hazard hazards risk risks ' +
    'hidden moisture damage damaged structural subfloor flooring padding cavity cavities materials material furniture belongings framing studs joists trim ' +
    'growth health electrical secondary warping swelling staining odors spread spreading significant serious leak leaking plumbing supply backup ' +
    'es son está estan están fue puede pueden contaminada contaminado bacterias riesgo riesgos peligro daño daños estructural estructurales oculta ' +
    'humedad muebles materiales crecimiento salud eléctrico electrico fuga plomería plomeria',
);
const gear = words(
  'dehumidifier dehumidifiers air mover movers fan fans scrubber scrubbers hepa moisture meter meters extractor extractors pump pumps thermal camera ' +
    'infrared gloves boots mask masks respirator protective equipment ppe commercial industrial professional wet dry vacuum plastic sheeting sheets bags ' +
    'pin pinless hygrometer lgr and y ' +
    'deshumidificador deshumidificadores ventilador ventiladores medidor medidores extractora bomba cámara camara térmica termica guantes botas ' +
    'mascarilla mascarillas equipo protector profesional comercial',
);
/** What an action may name: nothing that can burn, shock, poison or fall, and no person except to keep away. */
const harmless = words(
  'the a an all any your of in from to with and or for as soon immediately now first source supply main water valve furniture belongings valuables rugs ' +
    'items contents electronics area areas affected wet damp standing photos photographs pictures video videos damage damaged carpet pad padding cabinets ' +
    'cabinet drywall floor floors walls baseboards kitchen bathroom bedroom room rooms closet moisture hidden behind under near materials professional ' +
    'professionals restoration remediation company contractor plumber licensed certified insurance insurer landlord agent claim windows doors contact ' +
    'contaminated towels mop away out children pets people everyone gloves boots mask masks protective equipment gear clothing wood contractors ' +
    'el la los las un una de del en a con y o para su agua llave principal fuente muebles pertenencias alfombra alfombras zona área area afectada ' +
    'mojada mojado fotos daños daño profesional profesionales restauración restauracion plomero compañía compania seguro aseguradora contacto ' +
    'contaminada niños mascotas personas lejos fuera guantes botas mascarilla ventanas puertas toallas',
);

/** First words of an action, what must come next, and what they have someone do. */
const verbs: readonly (readonly [begin: RegExp, does: readonly Act[]])[] = [
  [
    /^(?:stop|shut off|turn off|close|cierre|corte) (?:(?:the|la|el) )?(?:source|water|main|supply|valve|agua|llave)\b/i,
    ['close-a-valve'],
  ],
  [/^(?:move|lift|elevate|relocate|mueva|levante)\b/i, ['move-things']],
  [
    /^(?:document|photograph|record|take (?:photos|pictures|video)|documente|tome fotos|fotografíe)\b/i,
    ['take-pictures'],
  ],
  [
    /^(?:extract|vacuum|mop up|blot|soak up|remove (?:the )?(?:standing )?water|saque|extraiga)\b/i,
    ['take-water-out', 'enter-water'],
  ],
  [/^(?:ventilate|air out|open (?:the )?windows|ventile|abra (?:las )?ventanas)\b/i, ['blow-air']],
  [/^(?:remove|pull up|discard|retire|quite)\b/i, ['disturb-material', 'move-things']],
  [/^(?:check|inspect|test|revise|inspeccione)\b/i, ['go-inside']],
  [/^(?:call|contact|notify|hire|llame|avise|contrate)\b/i, []],
  [/^(?:wear|use gloves|use protective|póngase|use guantes)\b/i, []],
  [/^avoid (?:contact with|the)\b|^evite (?:el )?contacto\b/i, []],
  [/^keep (?:\w+ ){1,4}(?:away|out)\b|^mantenga (?:\S+ ){1,4}(?:lejos|fuera)\b/i, []],
];

/** A declarative sentence begins like this; a word that could also order something does not. */
const statement =
  /^(?:you (?:describe|mention|report)|your text|the|a|an|this|there (?:is|are)|water|sewage|usted (?:describe|menciona)|su texto|el|la|los|las|hay)\s/i;

const mostLetters = 160;
const mostLines = 8;

/** The first clause of a line, without list marks: what comes behind could be anything. */
function firstClause(line: string): string {
  const [first = ''] = line
    .slice(0, 4 * mostLetters)
    .replace(/^[\s\d.)*•–-]+/, '')
    .split(
      /[.,;:!?()\n–—]|\s(?:and then|then|but|so|because|if|when|while|until|unless|before|after|within|which|who|by|via|including|using|y luego|pero|porque|si|cuando|hasta|antes|incluyendo)\s/i,
    );
  return first.trim();
}

function onlyFrom(clause: string, ...known: readonly ReadonlySet<string>[]): boolean {
  const all = clause.toLowerCase().split(/[\s/-]+/);
  return all.every((word) => known.some((set) => set.has(word)));
}

function isStatement(clause: string): boolean {
  return (
    statement.test(clause) &&
    onlyFrom(
      clause,
      describing,
      concern,
      words('you describe mention report text there hay usted describe menciona texto'),
    )
  );
}

/** "Mold growth", not "Light the gas": an article behind the first word may make an order of it. */
function isLabel(clause: string): boolean {
  return !/^\S+\s(?:the|a|an|your|it|el|la|los|las|su)\s/i.test(clause) && onlyFrom(clause, describing, concern);
}

/**
 * What of a service's text may be shown: the first clause of each line, if it only uses words of closed lists. A description must
 * be a statement, so an imperative is dropped; an action must begin with a known verb and do nothing that the dangers of our own
 * answer forbid. Everything else is dropped and counted.
 */
export function cleanServiceWords(
  said: ServiceWords,
  dangers: Parameters<typeof forbiddenBy>,
): { readonly words: ServiceWords; readonly removed: number } {
  const { always, untilSafe } = forbiddenBy(...dangers);
  const isForbidden = (act: Act) => always.has(act) || untilSafe.has(act);
  const isAction = (clause: string) => {
    const verb = verbs.find(([begin]) => begin.test(clause));
    const rest = verb ? clause.replace(/^\S+(?: (?:off|up|out))?\s*/i, '') : '';
    return verb !== undefined && !verb[1].some(isForbidden) && rest !== '' && onlyFrom(rest, harmless);
  };
  const isGear = (clause: string) =>
    onlyFrom(clause, gear) &&
    !(isForbidden('blow-air') && /\b(?:fans?|movers?|ventilador(?:es)?)\b/i.test(clause)) &&
    !(isForbidden('take-water-out') && /\b(?:vacuum|extractors?|pumps?|extractora|bomba)\b/i.test(clause));
  let removed = 0;
  const keep = (lines: readonly string[], fits: (clause: string) => boolean) => {
    const clauses = lines
      .map(firstClause)
      .filter((clause) => clause.length <= mostLetters && clause !== '' && fits(clause));
    const kept = [...new Set(clauses)].slice(0, mostLines);
    removed += lines.length - kept.length;
    return kept;
  };
  const kept: ServiceWords = {
    reasoning: keep(said.reasoning, isStatement),
    actions: keep(said.actions, isAction),
    priorities: keep(said.priorities, isLabel),
    equipment: keep(said.equipment, isGear),
    risks: keep(said.risks, (clause) => isLabel(clause) || isStatement(clause)),
  };
  return { words: kept, removed };
}
