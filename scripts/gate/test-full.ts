import { runSteps } from './run-steps.ts';
import { buildStep, fullBrowserStep, mutationStep, proofStep, readingSteps, unitStep } from './steps.ts';

await runSteps([[...readingSteps, buildStep, unitStep], [fullBrowserStep], [proofStep, mutationStep]]);
