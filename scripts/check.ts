import { runSteps } from './gate/run-steps.ts';
import { readingSteps, unitStep } from './gate/steps.ts';

await runSteps([[...readingSteps, unitStep]]);
