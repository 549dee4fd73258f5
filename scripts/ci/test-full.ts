import { runSteps } from './run-steps.ts';
import {
  buildStep,
  builtStep,
  fullBrowserStep,
  languageStep,
  mutationStep,
  numbersStep,
  publicStep,
  resilienceStep,
  staticSteps,
  testsStep,
} from './steps.ts';

await runSteps([
  [
    [...staticSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[fullBrowserStep]],
  [[languageStep, resilienceStep, mutationStep, publicStep]],
]);
