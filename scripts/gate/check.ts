import { runSteps } from './run-steps.ts';
import { quickTestsStep, readingSteps } from './steps.ts';

// Half of the reading works on one processor.
await runSteps([[readingSteps, [quickTestsStep]]]);
