import { runSteps } from './run-steps.ts';
import { browserStep, buildStep, readingSteps, unitStep } from './steps.ts';

await runSteps([[...readingSteps, buildStep, unitStep], [browserStep]]);
