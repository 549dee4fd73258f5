import { runSteps } from './run-steps.ts';
import { readingSteps, unitStep } from './steps.ts';

await runSteps([[...readingSteps, unitStep]]);
