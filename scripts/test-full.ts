import { runSteps } from './gate/run-steps.ts';
import { buildStep, fullBrowserStep, mutationStep, proofStep, readingSteps, unitStep } from './gate/steps.ts';

await runSteps([[...readingSteps, buildStep, unitStep], [fullBrowserStep], [proofStep, mutationStep]]);
