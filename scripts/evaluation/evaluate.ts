import { writeFileSync } from 'node:fs';
import { processEnvironment, readConfig } from '#server/config/config.ts';
import { evaluate, evaluateSets, everySet } from './evaluation-runs.ts';
import { askAboutAll } from './model-answers.ts';
import { report } from './report.ts';
import { crossValidation, measureSmallSets, measureTrainingSet, textsApart } from './second-reader.ts';
import { secondReaderReport, setSection } from './second-reader-report.ts';

const page = new URL('../../docs/evaluation.md', import.meta.url);

/** Asks the configured model about every labelled text and prints the tables with its rows. Nothing is written. */
async function evaluateModel(): Promise<void> {
  const { ai } = readConfig(processEnvironment());
  if (!ai) throw new Error('Set AI_BASE_URL and AI_MODEL to evaluate a model.');
  const sets = everySet();
  const texts = [...sets.flatMap((set) => set.texts.map(({ text }) => text)), ...textsApart()];
  const model = await askAboutAll(ai, texts);
  console.log([report(evaluateSets(sets, model)), ...measureSmallSets(model).map(setSection)].join('\n'));
  console.log(`${ai.model}: ${model.answers.size} answers, failures: ${JSON.stringify(model.failures)}`);
}

if (process.argv.includes('--model')) {
  await evaluateModel();
} else {
  const words =
    report(evaluate()) + secondReaderReport([...measureSmallSets(), measureTrainingSet()], crossValidation().curve);
  writeFileSync(page, words);
  console.log(words);
  console.log('Written to docs/evaluation.md.');
}
