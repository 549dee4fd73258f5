import { readFileSync } from 'node:fs';
import type { Assessment } from '#core/assessment/assessment.ts';
import { guard } from '#core/assessment/guard.ts';
import { triage } from '#core/assessment/triage.ts';
import { ruleBasedAssessment } from '#core/assessment/verdicts.ts';
import { measure, type Scenario, writtenModels } from './measure.ts';
import { type Measured, report } from './report.ts';

const scenarioFile = new URL('../../core/assessment/scenarios.json', import.meta.url);

/** The labelled descriptions. */
export function readScenarios(): readonly Scenario[] {
  return JSON.parse(readFileSync(scenarioFile, 'utf8'));
}

/** Every way that needs no service: the specified keyword rule, the rules, and the guard between the rules and two extremes. */
export function waysWithoutService(scenarios: readonly Scenario[]): readonly Measured[] {
  const guarded =
    (answer: Assessment) =>
    ({ text }: Scenario) =>
      guard(triage(text), answer).assessment;
  return [
    { name: 'The specified keyword rule alone', measure: measure(scenarios, ({ text }) => ruleBasedAssessment(text)) },
    { name: 'Rules alone', measure: measure(scenarios, ({ text }) => triage(text).assessment) },
    { name: 'A calm model under guard', measure: measure(scenarios, guarded(writtenModels.calm)) },
    { name: 'An alarmed model under guard', measure: measure(scenarios, guarded(writtenModels.alarmed)) },
  ];
}

/** The page of `docs/evaluation.md`. */
export function evaluationPage(): string {
  const scenarios = readScenarios();
  return report(scenarios.length, waysWithoutService(scenarios));
}
