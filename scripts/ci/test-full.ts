import { runSteps } from './run-steps.ts';
import {
  buildStep,
  builtStep,
  fullBrowserStep,
  languageStep,
  mutationStep,
  numbersStep,
  publicStep,
  readingSteps,
  resilienceStep,
  testsStep,
} from './steps.ts';

await runSteps([
  [
    [...readingSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[fullBrowserStep]],
  [[languageStep, resilienceStep, mutationStep, publicStep]],
]);
