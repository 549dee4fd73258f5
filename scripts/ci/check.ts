import { runSteps } from './run-steps.ts';
import { changedSteps, quickTestsStep, staticSteps } from './steps.ts';

// `npm run check` before a push; `npm run check -- --changed` reads and tests only what differs from the last commit, and
// `--changed=main` what differs from that branch.

const changed = /^--changed(?:=(.+))?$/.exec(process.argv[2] ?? '');

// Half of the reading works on one processor.
await runSteps([changed ? changedSteps(changed[1] ?? 'HEAD').map((step) => [step]) : [staticSteps, [quickTestsStep]]]);
