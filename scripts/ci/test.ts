import { runSteps } from './run-steps.ts';
import { browserStep, buildStep, builtStep, numbersStep, readingSteps, testsStep } from './steps.ts';

// A build keeps one processor busy and nothing but the browser waits for it.
await runSteps([
  [
    [...readingSteps, testsStep],
    [buildStep, numbersStep, builtStep],
  ],
  [[browserStep]],
]);
