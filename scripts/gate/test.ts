import { runSteps } from './run-steps.ts';
import { browserStep, buildStep, readingSteps, unitAndBuiltStep } from './steps.ts';

await runSteps([[...readingSteps, buildStep, unitAndBuiltStep], [browserStep]]);
