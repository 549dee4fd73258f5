import { runSteps } from './run-steps.ts';
import { browserStep, buildStep, builtStep, numbersStep, staticSteps, testsStep } from './steps.ts';

// A build keeps one processor busy and nothing but the browser waits for it.
await runSteps([
  [
    [...staticSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[browserStep]],
]);
