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

// Tests that select cases (tests/full-run.ts) try all of them.
process.env.TEST_FULL = 'true';

await runSteps([
  [
    [...staticSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[fullBrowserStep]],
  [[languageStep, resilienceStep, mutationStep, publicStep]],
]);
