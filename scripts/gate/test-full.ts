import { runSteps } from './run-steps.ts';
import {
  buildStep,
  builtStep,
  fullBrowserStep,
  languageStep,
  mutationStep,
  numbersStep,
  proofStep,
  publicStep,
  readingSteps,
  secondEngineStep,
  testsStep,
} from './steps.ts';

await runSteps([
  [
    [...readingSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[fullBrowserStep, secondEngineStep]],
  [[languageStep, proofStep, mutationStep, publicStep]],
]);
