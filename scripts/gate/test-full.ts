import { runSteps } from './run-steps.ts';
import {
  buildStep,
  fullBrowserStep,
  mutationStep,
  numbersStep,
  proofStep,
  readingSteps,
  unitAndBuiltStep,
} from './steps.ts';

await runSteps([
  [...readingSteps, buildStep, numbersStep, unitAndBuiltStep],
  [fullBrowserStep],
  [proofStep, mutationStep],
]);
