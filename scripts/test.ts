import { runSteps } from './gate/run-steps.ts';
import { browserStep, buildStep, readingSteps, unitStep } from './gate/steps.ts';

await runSteps([[...readingSteps, buildStep, unitStep], [browserStep]]);
