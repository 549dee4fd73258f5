import type { Hazard } from '../../hazards/hazards.ts';
import type { Category } from '../../job/category.ts';
import type { Act } from './steps.ts';

/** A danger, and what nobody should do while it is there. */
export interface Forbidding {
  readonly while: Hazard | `category-${Category}`;
  readonly forbids: readonly Act[];
  /** Until someone who knows says that it is safe, or as long as the damage is there. */
  readonly until: 'it is safe' | 'the end';
  readonly source: string;
}

/**
 * The forbidding table: read each row as "while there is X, nobody does Y until Z". A step that does a forbidden thing comes
 * behind the gate line, or not at all where the row says "the end".
 */
export const forbiddings: readonly Forbidding[] = [
  {
    while: 'person-in-danger',
    forbids: [
      'touch-a-person',
      'enter-water',
      'go-inside',
      'work-a-switch',
      'handle-an-appliance',
      'close-a-valve',
      'run-a-machine',
      'take-water-out',
      'move-things',
      'take-pictures',
      'clean',
      'blow-air',
    ],
    until: 'it is safe',
    source:
      'CDC/NIOSH, Electrical Safety: do not touch the victim, call 911, power off first; a rescuer comes before belongings',
  },
  {
    while: 'downed-line',
    forbids: [
      'enter-water',
      'go-inside',
      'work-a-switch',
      'handle-an-appliance',
      'close-a-valve',
      'run-a-machine',
      'take-water-out',
      'move-things',
      'take-pictures',
      'blow-air',
    ],
    until: 'it is safe',
    source: 'ESFI, Downed power lines: the ground can be live up to 35 feet, farther when wet; call 911',
  },
  {
    while: 'gas',
    forbids: [
      'go-inside',
      'work-a-switch',
      'handle-an-appliance',
      'close-a-valve',
      'run-a-machine',
      'blow-air',
      'take-water-out',
      'move-things',
      'take-pictures',
      'clean',
      'light-a-flame',
      'enter-water',
    ],
    until: 'it is safe',
    source:
      'Texas Gas Service and CenterPoint, Smell gas: leave at once, touch no switch, light nothing, call from outside',
  },
  {
    while: 'carbon-monoxide',
    forbids: [
      'go-inside',
      'work-a-switch',
      'handle-an-appliance',
      'close-a-valve',
      'run-a-machine',
      'blow-air',
      'take-water-out',
      'move-things',
      'take-pictures',
      'clean',
      'light-a-flame',
      'enter-water',
    ],
    until: 'it is safe',
    source: 'CPSC, Carbon monoxide: get to fresh air, call 911, do not go back in until responders say so',
  },
  {
    while: 'electrical',
    forbids: [
      'enter-water',
      'handle-an-appliance',
      'run-a-machine',
      'blow-air',
      'take-water-out',
      'move-things',
      'close-a-valve',
      'take-pictures',
      'clean',
    ],
    until: 'it is safe',
    source:
      'EPA, Flood Cleanup: do not touch wet electrical equipment or any while standing in water; Ontario Ministry of Labour',
  },
  {
    while: 'structural',
    forbids: [
      'go-under-a-ceiling',
      'run-a-machine',
      'blow-air',
      'take-water-out',
      'move-things',
      'close-a-valve',
      'take-pictures',
      'disturb-material',
      'clean',
    ],
    until: 'it is safe',
    source: 'North Carolina DPS after CDC, Returning to flooded homes: stay out where supports or ceilings are damaged',
  },
  {
    while: 'flood-water',
    forbids: [
      'enter-water',
      'go-inside',
      'work-a-switch',
      'handle-an-appliance',
      'close-a-valve',
      'run-a-machine',
      'take-water-out',
      'move-things',
      'take-pictures',
    ],
    until: 'it is safe',
    source:
      'Ontario Ministry of Labour and North Carolina DPS: never step into a flooded room where water may touch power',
  },
  {
    while: 'flood-water',
    forbids: ['blow-air', 'use-drains'],
    until: 'the end',
    source: 'EPA, Flood Cleanup and the Air in Your Home: fans spread what flood water leaves behind',
  },
  {
    while: 'sewage',
    forbids: ['enter-water', 'take-water-out', 'blow-air', 'use-drains', 'clean', 'move-things'],
    until: 'the end',
    source:
      'EPA, Flood Cleanup: sewage is work for professionals; no fans over dirty water; no flushing until the line is clear',
  },
  {
    while: 'mold',
    forbids: ['blow-air', 'disturb-material'],
    until: 'the end',
    source: 'EPA, Mold Course chapter 2: fans and central air spread spores',
  },
  {
    while: 'asbestos-or-lead',
    forbids: ['disturb-material', 'blow-air', 'clean'],
    until: 'the end',
    source: 'EPA, Protect Your Family from Exposures to Asbestos: leave damaged material alone, do not sweep or blow',
  },
  {
    while: 'category-3',
    forbids: ['enter-water', 'take-water-out', 'blow-air', 'clean', 'handle-an-appliance', 'use-drains', 'move-things'],
    until: 'the end',
    source: 'EPA, Flood Cleanup: contaminated water is no work to do yourself',
  },
  {
    while: 'category-2',
    forbids: ['blow-air'],
    until: 'the end',
    source: 'Published accounts of the trade standard: clean first, dry afterwards',
  },
];

/** What the present dangers forbid, and until when. */
export function forbiddenBy(
  hazards: readonly Hazard[],
  category: Category,
): { always: ReadonlySet<Act>; untilSafe: ReadonlySet<Act> } {
  const present = new Set<string>([...hazards, `category-${category}`]);
  const rows = forbiddings.filter((row) => present.has(row.while));
  const acts = (until: Forbidding['until']) =>
    new Set(rows.filter((row) => row.until === until).flatMap(({ forbids }) => forbids));
  return { always: acts('the end'), untilSafe: acts('it is safe') };
}
