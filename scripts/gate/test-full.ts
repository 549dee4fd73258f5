import { runSteps } from './run-steps.ts';
import {
  buildStep,
  fullBrowserStep,
  languageStep,
  mutationStep,
  numbersStep,
  proofStep,
  readingSteps,
  secondEngineStep,
  unitAndBuiltStep,
} from './steps.ts';

await runSteps([
  [...readingSteps, buildStep, numbersStep, unitAndBuiltStep],
  [fullBrowserStep, secondEngineStep],
  [proofStep, mutationStep, languageStep],
]);
