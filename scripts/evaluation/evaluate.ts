import { writeFileSync } from 'node:fs';
import type { Assessment } from '#core/triage/assessment.ts';
import { createAssessor } from '#server/ai/assessor.ts';
import { processEnvironment, readConfig } from '#server/config/config.ts';
import { evaluate, type Measured } from './evaluation-runs.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { crossValidation, measureSmallSets, measureTrainingSet } from './second-reader.ts';
import { secondReaderReport } from './second-reader-report.ts';
import { type LabelledSet, openSet } from './sets/labelled.ts';

const page = new URL('../../docs/evaluation.md', import.meta.url);

/** Asks the configured model about every text, one after the other. Failures count with the rules' answer. */
async function liveWay({ texts }: LabelledSet): Promise<Measured> {
  const { ai } = readConfig(processEnvironment());
  if (!ai) throw new Error('Set AI_BASE_URL and AI_MODEL to evaluate a live model.');
  const assess = createAssessor({ ...ai, requestsPerDay: texts.length });
  const answers = new Map<string, Assessment>();
  let failed = 0;
  for (const { id, text } of texts) {
    const answer = await assess({ scenario: text, answers: [] }, { warn: () => {} });
    if ('error' in answer) failed += 1;
    answers.set(id, 'error' in answer ? answer.fallbackAssessment : answer);
  }
  console.log(`${ai.model}: ${texts.length - failed} answers, ${failed} failures.`);
  return { name: `${ai.model} under guard`, measure: measure(texts, ({ id }) => answers.get(id) ?? raise(id)) };
}

function raise(id: string): never {
  throw new Error(`No answer to ${id}`);
}

const sets = evaluate();
if (process.argv.includes('--live')) {
  const live = await liveWay(openSet());
  console.log(report(sets.slice(0, 1).map((one) => ({ ...one, ways: [...one.ways, live] }))));
} else {
  const words =
    report(sets) + secondReaderReport([...measureSmallSets(), measureTrainingSet()], crossValidation().curve);
  writeFileSync(page, words);
  console.log(words);
  console.log('Written to docs/evaluation.md.');
}
