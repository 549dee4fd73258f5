import { runSteps } from './run-steps.ts';
import { quickTestsStep, readingSteps } from './steps.ts';

await runSteps([[[...readingSteps, quickTestsStep]]]);
