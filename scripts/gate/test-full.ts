import { runSteps } from './run-steps.ts';
import {
  buildStep,
  fullBrowserStep,
  languageStep,
  mutationStep,
  numbersStep,
  proofStep,
  readingSteps,
  unitAndBuiltStep,
} from './steps.ts';

await runSteps([
  [...readingSteps, buildStep, numbersStep, unitAndBuiltStep],
  [fullBrowserStep],
  [proofStep, mutationStep, languageStep],
]);
