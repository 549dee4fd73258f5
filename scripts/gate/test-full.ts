import { runSteps } from './run-steps.ts';
import { buildStep, fullBrowserStep, mutationStep, proofStep, readingSteps, unitAndBuiltStep } from './steps.ts';

await runSteps([[...readingSteps, buildStep, unitAndBuiltStep], [fullBrowserStep], [proofStep, mutationStep]]);
