/** When a step is taken: at once, later the same day, or only once someone who knows has called the house safe. */
export type Phase = 'now' | 'today' | 'when-safe';

/** What a step asks the reader to do that a danger can forbid. Calls, warnings and waiting are not acts. */
export type Act =
  | 'touch-a-person'
  | 'enter-water'
  | 'go-under-a-ceiling'
  | 'go-inside'
  | 'work-a-switch'
  | 'handle-an-appliance'
  | 'close-a-valve'
  | 'run-a-machine'
  | 'blow-air'
  | 'take-water-out'
  | 'move-things'
  | 'take-pictures'
  | 'clean'
  | 'disturb-material'
  | 'use-drains'
  | 'light-a-flame';

/** Precondition of a step. */
export type Need = 'a-dry-path' | 'power-known-off' | 'clean-water' | 'dry-hands';

/** When to call professionals. Each answer has exactly one. */
export type Deadline =
  | 'call-first'
  | 'one-hour'
  | 'four-hours'
  | 'today'
  | 'find-source'
  | 'watch'
  | 'unclear'
  | 'calm';

/** What the line with the deadline says: the deadline, or whom the dangers of the text need before any professional. */
export type Timeline =
  | Exclude<Deadline, 'call-first'>
  | 'call-running'
  | 'call-911'
  | 'call-911-and-power'
  | 'call-gas'
  | 'call-power'
  | 'call-power-line'
  | 'call-poison'
  | 'call-988'
  | 'call-911-only'
  | 'child-call-911'
  | 'child-adult';

export interface Step {
  readonly phase: Phase;
  /** Acts of the step. Empty for a call, a warning, or leaving. */
  readonly does: readonly Act[];
  readonly needs: readonly Need[];
  /** Acts that no other step before the gate may contain. */
  readonly forbids: readonly Act[];
  readonly deadline?: Deadline;
  /** Steps that are redundant beside this one. */
  readonly covers?: readonly string[];
}

interface Details {
  readonly does?: readonly Act[];
  readonly needs?: readonly Need[];
  readonly forbids?: readonly Act[];
  readonly deadline?: Deadline;
  readonly covers?: readonly string[];
}

function step(phase: Phase, { does = [], needs = [], forbids = [], ...more }: Details = {}): Step {
  return { phase, does, needs, forbids, ...more };
}

const wholeHouse: readonly Act[] = [
  'go-inside',
  'work-a-switch',
  'handle-an-appliance',
  'run-a-machine',
  'take-water-out',
  'move-things',
  'light-a-flame',
];

/** Steps that are redundant once everyone leaves the house. */
const saidByLeaving = [
  'water-stay-out',
  'power-off-dry',
  'power-company-off',
  'people-first',
  'dirty-water-leave',
  'dirty-water-keep-out',
  'drains-stop',
  'rooms-keep-out',
  'structure-leave',
  'structure-out-now',
  'sleeper-carry-out',
  'wet-floor-keep-off',
  'ceiling-keep-out',
  'power-keep-away',
  'breathing-machine',
  'flooded-rooms-keep-out',
  'fan-off',
  'current-get-clear',
  'roof-stay-off',
] as const;

/** Steps that are redundant once everyone is in fresh air. */
const saidByFreshAir = [
  'people-first',
  'ceiling-keep-out',
  'structure-leave',
  'structure-out-now',
  'dirty-water-leave',
  'dirty-water-keep-out',
  'drains-stop',
  'rooms-keep-out',
  'power-off-dry',
  'power-keep-away',
  'flooded-rooms-keep-out',
  'fan-off',
] as const;

/** Every call for a person makes this step redundant. */
const personCall = { forbids: ['enter-water'], covers: ['power-keep-away'] } as const;
/** Every step that stops the water makes the others redundant. */
const stopsAtTheHouse = ['water-stop', 'fixture-stop', 'main-valve-close'] as const;

/**
 * Every step of an answer, by id. Sources: NFPA, CDC and utility pages on shock (do not touch, power off, 911); ESFI on downed
 * lines (35 feet, stay in the car, jump clear of a burning one); a fire department after the US Fire Administration (a house on
 * fire, arcing); EPA, "Flood Cleanup: Tips for a Healthy Home"; CPSC on portable generators (outdoors, 20 feet); North Carolina
 * DPS after CDC and Ontario Ministry of Labour (power, flooded rooms); National Weather Service (moving water); EPA on asbestos
 * and lead; FEMA (pumping); Texas Department of Insurance, "Recovery tips"; Texas A&M AgriLife (wells); Pender County and
 * Ready.gov (trapped by water); Torrent, flood insurance (a car in rising water); HRSA (fumes, poison); Colin's Hope (a missing child); CDC (snakebite); NHTSA (batteries); a gas
 * appliance association (relighting); Cal OES and NIOSH (heat); American Red Cross, first aid (breathing, chest, head, bleeding, cold, birth); NT WorkSafe and
 * Indiana Electric Cooperatives (a tingle, a wet floor).
 */
export const steps = {
  'call-911-touch-nothing': step('now', {
    forbids: ['touch-a-person', 'enter-water', 'handle-an-appliance', 'take-water-out'],
    covers: ['water-stay-out', 'dirty-water-leave', 'power-keep-away'],
  }),
  'child-call': step('now', {
    covers: ['power-keep-away', 'call-911-now', 'child-go-out', 'dirty-water-leave', 'rooms-keep-out'],
  }),
  'current-get-clear': step('now', { forbids: ['enter-water', 'handle-an-appliance'], covers: ['water-stay-out'] }),
  'child-grown-up': step('today', { deadline: 'call-first' }),
  'person-tell-911': step('now', personCall),
  'child-look-in-water': step('now', { covers: ['power-keep-away'] }),
  'roof-stay-up': step('now', {
    forbids: ['enter-water'],
    covers: [
      'power-keep-away',
      'higher-ground',
      'dirty-water-leave',
      'trapped-go-up',
      'flooded-rooms-keep-out',
      'rooms-keep-out',
    ],
  }),
  'car-get-up': step('now', {
    forbids: ['enter-water'],
    covers: ['power-keep-away', 'higher-ground', 'dirty-water-leave', 'flooded-rooms-keep-out', 'rooms-keep-out'],
  }),
  'trapped-go-up': step('now', {
    forbids: ['enter-water'],
    covers: ['power-keep-away', 'higher-ground', 'dirty-water-leave', 'flooded-rooms-keep-out', 'rooms-keep-out'],
  }),
  'attic-get-out': step('now', {
    forbids: ['enter-water'],
    covers: ['power-keep-away', 'higher-ground', 'dirty-water-leave', 'trapped-go-up', 'flooded-rooms-keep-out'],
  }),
  'confined-stay-out': step('now', {
    forbids: ['enter-water', 'touch-a-person', 'use-drains'],
    covers: ['power-keep-away', 'dirty-water-keep-out', 'dirty-water-leave', 'drains-stop', 'rooms-keep-out'],
  }),
  'shut-in-call': step('now', personCall),
  'burn-cool': step('now', personCall),
  'elsewhere-call': step('now', personCall),
  'heat-cool': step('now', { ...personCall, covers: ['power-keep-away', 'people-first', 'medical-call'] }),
  'water-reach-throw': step('now', personCall),
  'breathing-power-call': step('now', {
    ...personCall,
    covers: ['power-keep-away', 'breathing-machine', 'people-first'],
  }),
  'sudden-illness-call': step('now', { ...personCall, covers: ['power-keep-away', 'people-first'] }),
  'stroke-call': step('now', { ...personCall, covers: ['power-keep-away', 'people-first'] }),
  'pinned-call': step('now', personCall),
  'medical-call': step('now', { ...personCall, covers: ['power-keep-away', 'people-first', 'breathing-machine'] }),
  'breathing-help': step('now', personCall),
  'breathing-sit-up': step('now', personCall),
  'chest-sit-down': step('now', personCall),
  'head-keep-still': step('now', personCall),
  'bleeding-press': step('now', personCall),
  'chilled-warm': step('now', personCall),
  'birth-call': step('now', personCall),
  'ill-call': step('now', { forbids: ['enter-water'], covers: ['power-keep-away', 'skin-wash'] }),
  'fumes-fresh-air': step('now', {
    forbids: wholeHouse,
    covers: [...saidByLeaving, 'gloves-and-boots'],
  }),
  'fumes-call-911': step('now', {
    forbids: wholeHouse,
    covers: [...saidByLeaving, 'gloves-and-boots', 'fumes-fresh-air'],
  }),
  'fumes-poison-help': step('now', { forbids: ['go-inside'] }),
  'crisis-call': step('now'),
  'battery-leave': step('now', { forbids: wholeHouse, covers: [...saidByLeaving, 'higher-ground'] }),
  'battery-stay-away': step('now', { forbids: ['handle-an-appliance'] }),
  'bite-call': step('now'),
  'panel-hands-off': step('now', {
    forbids: ['work-a-switch'],
    covers: ['power-off-dry', 'power-company-off', 'power-keep-away'],
  }),
  'panel-call-911': step('now', {
    forbids: wholeHouse,
    covers: [...saidByLeaving, 'panel-hands-off'],
  }),
  'gas-no-relight': step('now', { forbids: ['light-a-flame'] }),
  'call-911-now': step('now', personCall),
  'call-911-water': step('now', personCall),
  'arcing-leave': step('now', {
    forbids: wholeHouse,
    covers: [...saidByLeaving, 'neighbor-tell', 'panel-hands-off', 'panel-call-911', 'electrician-check'],
  }),
  'child-go-out': step('now', { forbids: wholeHouse, covers: ['people-first', 'power-off-dry', 'power-keep-away'] }),
  // Near a line that is down the ground itself may be live.
  'line-stay-away': step('now', { forbids: ['enter-water'], covers: ['higher-ground'] }),
  'line-overhead-clear': step('now', { covers: ['power-keep-away'] }),
  'line-keep-clear': step('now', { forbids: ['enter-water'], covers: ['higher-ground', 'line-stay-away'] }),
  'line-animal-stay-back': step('now', {
    forbids: ['enter-water'],
    covers: ['line-stay-away', 'line-keep-clear', 'higher-ground', 'dirty-water-leave', 'pets-out'],
  }),
  'line-stay-in-car': step('now'),
  'line-jump-clear': step('now', {
    covers: ['line-stay-in-car', 'call-911-touch-nothing', 'water-stay-out', 'electrician-check'],
  }),
  'fire-leave': step('now', { forbids: wholeHouse, covers: [...saidByLeaving, 'neighbor-tell', 'battery-leave'] }),
  'fire-stay-out': step('now', { forbids: ['go-inside'] }),
  'gas-leave': step('now', { forbids: wholeHouse, covers: saidByLeaving }),
  'gas-call-outside': step('now', { forbids: ['go-inside'] }),
  'air-go-out': step('now', { forbids: wholeHouse, covers: saidByFreshAir }),
  'air-open-outside': step('now', { forbids: wholeHouse, covers: saidByFreshAir }),
  'air-stay-out': step('now', { forbids: ['go-inside'] }),
  'water-stay-out': step('now', {
    forbids: ['enter-water', 'handle-an-appliance'],
    covers: ['power-keep-away', 'rooms-keep-out', 'dirty-water-leave'],
  }),
  'power-off-dry': step('now', {
    does: ['work-a-switch'],
    needs: ['a-dry-path'],
    covers: ['power-company-off', 'power-keep-away'],
  }),
  'power-company-off': step('now', { covers: ['power-off-dry', 'power-keep-away'] }),
  'wet-floor-keep-off': step('now', {
    forbids: ['enter-water', 'handle-an-appliance'],
    covers: ['water-stay-out', 'power-keep-away', 'rooms-keep-out', 'dirty-water-leave'],
  }),
  'structure-out-now': step('now', { forbids: ['go-inside', 'go-under-a-ceiling'], covers: ['structure-leave'] }),
  'sleeper-carry-out': step('now', {
    forbids: ['go-inside', 'go-under-a-ceiling'],
    covers: ['structure-out-now', 'structure-leave', 'people-first', 'ceiling-wet-keep-out'],
  }),
  'ceiling-keep-out': step('now', { forbids: ['go-under-a-ceiling'], covers: ['ceiling-wet-keep-out'] }),
  'ceiling-wet-keep-out': step('now', { forbids: ['go-under-a-ceiling'] }),
  'ceiling-water-stop': step('now', {
    does: ['close-a-valve'],
    needs: ['a-dry-path'],
    covers: ['water-stop', 'fixture-stop', 'main-valve-close', 'water-company-off'],
  }),
  'ceiling-water-company': step('now', { covers: ['ceiling-water-stop', 'water-company-off', ...stopsAtTheHouse] }),
  'ceiling-breaker-off': step('now', { does: ['work-a-switch'], needs: ['a-dry-path'], covers: ['power-keep-away'] }),
  'structure-leave': step('now'),
  'higher-ground': step('now', { forbids: ['enter-water'] }),
  'flooded-rooms-keep-out': step('now', { forbids: ['enter-water'], covers: ['rooms-keep-out', 'dirty-water-leave'] }),
  'dirty-water-keep-out': step('now', { forbids: ['enter-water'], covers: ['dirty-water-leave', 'skin-wash'] }),
  'drains-stop': step('now', { forbids: ['use-drains'] }),
  'sewer-plumber': step('now'),
  'people-first': step('now'),
  'breathing-watch': step('now'),
  'breathing-machine': step('now'),
  'material-leave-alone': step('now', { forbids: ['disturb-material'] }),
  'water-company-off': step('now', { covers: stopsAtTheHouse }),
  'main-valve-close': step('now', {
    does: ['close-a-valve'],
    needs: ['a-dry-path'],
    covers: ['water-stop', 'fixture-stop', 'water-company-off'],
  }),
  // While a danger is only suspected, its own signs decide.
  'valve-if-safe': step('now', { does: ['close-a-valve'], needs: ['a-dry-path'], covers: stopsAtTheHouse }),
  'neighbor-tell': step('now'),
  'fixture-stop': step('now', { does: ['close-a-valve'], needs: ['a-dry-path'], covers: ['water-stop'] }),
  'water-stop': step('now', { does: ['close-a-valve'], needs: ['a-dry-path'] }),
  'fan-off': step('now', { does: ['work-a-switch'], needs: ['a-dry-path', 'dry-hands'] }),
  'appliance-off': step('now', {
    does: ['handle-an-appliance', 'close-a-valve'],
    needs: ['dry-hands', 'a-dry-path'],
    covers: ['water-stop', 'fixture-stop'],
  }),
  'heater-off': step('today', { does: ['work-a-switch', 'close-a-valve'], needs: ['a-dry-path'] }),
  'cooling-off': step('now', { does: ['work-a-switch'], needs: ['dry-hands'] }),
  'rain-catch': step('now', { does: ['move-things'], covers: ['roof-stay-off'] }),
  'roof-stay-off': step('now'),
  'rain-block': step('now', { does: ['move-things'] }),
  'heater-pressure': step('now', {
    forbids: wholeHouse,
    covers: [...saidByLeaving, 'heater-off', 'gas-no-relight'],
  }),
  'light-keep-out': step('now', {
    forbids: ['go-under-a-ceiling'],
    covers: ['power-keep-away', 'ceiling-wet-keep-out', 'ceiling-breaker-off'],
  }),
  'away-tell': step('now'),
  'snake-stand-back': step('now'),
  'dirty-water-leave': step('now', { forbids: ['enter-water'] }),
  'rooms-keep-out': step('now', { forbids: ['enter-water'], covers: ['power-keep-away'] }),
  'power-keep-away': step('now', { does: ['work-a-switch'], needs: ['a-dry-path'] }),
  'call-once-safe': step('today', { deadline: 'call-first' }),
  'crew-once-safe': step('today', { deadline: 'call-first' }),
  'house-can-wait': step('today', { deadline: 'call-first' }),
  'call-in-one-hour': step('today', { deadline: 'one-hour' }),
  'crew-in-one-hour': step('today', { deadline: 'one-hour' }),
  'call-in-four-hours': step('today', { deadline: 'four-hours' }),
  'call-while-running': step('today', { deadline: 'four-hours' }),
  'call-today': step('today', { deadline: 'today' }),
  'call-if-source-unknown': step('today', { deadline: 'find-source' }),
  'call-if-worse': step('today', { deadline: 'watch' }),
  'call-if-unclear': step('today', { deadline: 'unclear' }),
  'electrician-check': step('today'),
  'engines-outdoors': step('when-safe', { does: ['run-a-machine'] }),
  'generator-never-plug-in': step('today'),
  'heating-cooling-off': step('today', { does: ['work-a-switch'], needs: ['a-dry-path'] }),
  'skin-wash': step('today'),
  'pictures-from-dry': step('today', { does: ['take-pictures'], needs: ['a-dry-path'] }),
  'pictures-first': step('today', { does: ['take-pictures'], covers: ['pictures-from-dry'] }),
  'well-test': step('today'),
  'mold-no-fans': step('now', { forbids: ['blow-air'] }),
  'mold-bleach': step('now', { does: ['clean'] }),
  'gloves-and-boots': step('today', { does: ['clean'] }),
  'pets-out': step('today'),
  'landlord-tell': step('today'),
  'used-water-out': step('today', {
    does: ['take-water-out', 'move-things', 'enter-water'],
    needs: ['power-known-off'],
  }),
  'unknown-water-leave': step('today', { does: ['move-things'], needs: ['power-known-off'] }),
  'spill-mop': step('now', { does: ['take-water-out'], needs: ['power-known-off', 'clean-water'] }),
  'water-out': step('today', {
    does: ['take-water-out', 'run-a-machine', 'move-things', 'enter-water'],
    needs: ['power-known-off', 'clean-water'],
  }),
  'dry-with-fans': step('today', { does: ['run-a-machine', 'blow-air'], needs: ['power-known-off', 'clean-water'] }),
  'dry-once-clean': step('today', { does: ['run-a-machine', 'blow-air'], needs: ['power-known-off', 'clean-water'] }),
  'carpet-check': step('today', { does: ['move-things'], needs: ['power-known-off'] }),
  'wood-dry-slowly': step('today', { does: ['run-a-machine'], needs: ['clean-water', 'power-known-off'] }),
  'pad-goes': step('today'),
  'things-lift': step('today', { does: ['move-things'] }),
  'pump-slowly': step('when-safe', { does: ['run-a-machine', 'take-water-out'], needs: ['power-known-off'] }),
  'crawl-keep-out': step('today', { forbids: ['go-inside'] }),
  'if-it-runs-now': step('today'),
  'price-range': step('now'),
  'price-visit': step('now'),
  'mold-may-remain': step('now'),
  'valve-learn': step('today'),
  'policy-ask': step('today'),
  'emergency-plan': step('today'),
  'old-damp-look': step('today'),
  'old-papers-ask': step('today'),
  'moisture-measure': step('today'),
  'meter-read': step('now'),
  'check-danger': step('now'),
  'tell-more': step('now'),
  'guides-read': step('now'),
} as const satisfies Record<string, Step>;

export type StepId = keyof typeof steps;

export const stepIds = Object.keys(steps) as readonly StepId[];

/** One call to 911 for each kind of person in danger. Where current may flow, no one touches anyone first. */
export const personCalls: readonly StepId[] = [
  'breathing-power-call',
  'call-911-touch-nothing',
  'child-call',
  'person-tell-911',
  'child-look-in-water',
  'roof-stay-up',
  'car-get-up',
  'confined-stay-out',
  'attic-get-out',
  'trapped-go-up',
  'shut-in-call',
  'pinned-call',
  'elsewhere-call',
  'stroke-call',
  'water-reach-throw',
  'breathing-help',
  'breathing-sit-up',
  'chest-sit-down',
  'head-keep-still',
  'heat-cool',
  'burn-cool',
  'bleeding-press',
  'sudden-illness-call',
  'chilled-warm',
  'medical-call',
  'birth-call',
  'ill-call',
  'call-911-water',
  'call-911-now',
];

/** Steps that stop running water, or catch it, or say who stops it. */
export const waterStops: readonly StepId[] = [
  'water-stop',
  'appliance-off',
  'main-valve-close',
  'fixture-stop',
  'water-company-off',
  'valve-if-safe',
  'neighbor-tell',
  'cooling-off',
  'rain-catch',
  'roof-stay-off',
  'drains-stop',
  'ceiling-water-stop',
  'ceiling-water-company',
];

/** The record of a step, without the narrow types of its literals. */
export function stepOf(id: StepId): Step {
  return steps[id];
}
