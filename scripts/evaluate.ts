import { writeFileSync } from 'node:fs';
import { createAssessor } from '#api/assessor/assessor.ts';
import { processEnvironment, readConfig } from '#api/config.ts';
import { defaultUserLocation } from '#contract/damage-assessment.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { measure, type Scenario } from './evaluation/measure.ts';
import { type Measured, report } from './evaluation/report.ts';
import { evaluationPage, readScenarios, waysWithoutService } from './evaluation/ways.ts';

const page = new URL('../docs/evaluation.md', import.meta.url);

/** Asks the configured model about every scenario, one after the other. Failures count with the rules' answer. */
async function liveWay(scenarios: readonly Scenario[]): Promise<Measured> {
  const { ai } = readConfig(processEnvironment());
  if (!ai) throw new Error('Set AI_BASE_URL and AI_MODEL to evaluate a live model.');
  const assess = createAssessor({ ...ai, requestsPerDay: scenarios.length });
  const answers = new Map<string, Assessment>();
  let failed = 0;
  for (const { id, text } of scenarios) {
    const answer = await assess(text, defaultUserLocation, { warn: () => {} });
    if ('error' in answer) failed += 1;
    answers.set(id, 'error' in answer ? answer.fallbackAssessment : answer);
  }
  console.log(`${ai.model}: ${scenarios.length - failed} answers, ${failed} failures.`);
  const answerTo = ({ id }: Scenario) => answers.get(id) ?? raise(id);
  return { name: `${ai.model} under guard`, measure: measure(scenarios, answerTo) };
}

function raise(id: string): never {
  throw new Error(`No answer to ${id}`);
}

if (process.argv.includes('--live')) {
  const scenarios = readScenarios();
  const live = await liveWay(scenarios);
  console.log(report(scenarios.length, [...waysWithoutService(scenarios), live]));
} else {
  const words = evaluationPage();
  writeFileSync(page, words);
  console.log(words);
  console.log('Written to docs/evaluation.md.');
}
