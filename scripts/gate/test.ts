import { runSteps } from './run-steps.ts';
import { browserStep, buildStep, numbersStep, readingSteps, unitAndBuiltStep } from './steps.ts';

await runSteps([[...readingSteps, buildStep, numbersStep, unitAndBuiltStep], [browserStep]]);
