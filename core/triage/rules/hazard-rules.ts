import type { Severity } from '../../job/severity.ts';
import { personCalls, type StepId } from '../answer/steps.ts';
import { gravestHazards, type Hazard } from '../hazards/hazards.ts';

/** What a hazard adds to an answer. */
export interface HazardRule {
  /** Steps, the most urgent first. */
  readonly steps: readonly StepId[];
  /** The severity is at least this. */
  readonly severity: Severity;
  /** Whether it calls for professionals by itself. */
  readonly professionals: boolean;
  /** Whether 911 or the gas company comes before professionals. */
  readonly callsFirst: boolean;
}

function rule(severity: Severity, steps: readonly StepId[], callsFirst = false): HazardRule {
  return { steps, severity, callsFirst, professionals: severity === 'high' || severity === 'emergency' };
}

/** One row per hazard. The texts of the steps and of the risk have the same ids in each language. */
export const hazardRules: Readonly<Record<Hazard, HazardRule>> = {
  'person-in-danger': rule('emergency', [...personCalls, 'current-get-clear', 'power-company-off'], true),
  fire: rule('emergency', ['fire-leave', 'fire-stay-out'], true),
  'downed-line': rule(
    'emergency',
    [
      'line-jump-clear',
      'call-911-touch-nothing',
      'line-animal-stay-back',
      'line-stay-in-car',
      'line-keep-clear',
      'line-stay-away',
    ],
    true,
  ),
  gas: rule('emergency', ['gas-leave', 'gas-call-outside'], true),
  'carbon-monoxide': rule('emergency', ['air-open-outside', 'air-go-out', 'air-stay-out', 'engines-outdoors'], true),
  fumes: rule('emergency', ['fumes-call-911', 'fumes-fresh-air', 'fumes-poison-help'], true),
  crisis: rule('emergency', ['crisis-call'], true),
  battery: rule('emergency', ['battery-leave', 'battery-stay-away'], true),
  animals: rule('emergency', ['bite-call'], true),
  electrical: rule('emergency', [
    'line-overhead-clear',
    'arcing-leave',
    'light-keep-out',
    'panel-hands-off',
    'panel-call-911',
    'wet-floor-keep-off',
    'water-stay-out',
    'power-off-dry',
    'power-company-off',
    'electrician-check',
  ]),
  structural: rule('emergency', [
    'sleeper-carry-out',
    'structure-out-now',
    'ceiling-keep-out',
    'structure-leave',
    'ceiling-water-company',
  ]),
  'flood-water': rule('emergency', ['higher-ground', 'flooded-rooms-keep-out']),
  sewage: rule('emergency', ['dirty-water-keep-out', 'drains-stop', 'sewer-plumber']),
  'asbestos-or-lead': rule('high', ['material-leave-alone']),
  mold: rule('high', ['mold-no-fans']),
  'vulnerable-people': rule('moderate', ['people-first']),
  ongoing: rule('low', ['main-valve-close', 'water-company-off']),
  'contents-only': rule('low', ['things-lift']),
};

/** Steps against a danger to life or health: never below the first heading. */
export const lifeSteps: ReadonlySet<StepId> = new Set([
  ...gravestHazards.flatMap((hazard) => hazardRules[hazard].steps),
  'child-go-out',
  'gas-no-relight',
  'heater-pressure',
  'away-tell',
  'snake-stand-back',
  'breathing-machine',
  'rooms-keep-out',
  'ceiling-wet-keep-out',
  'breathing-watch',
  'rain-catch',
  'roof-stay-off',
  'check-danger',
]);
