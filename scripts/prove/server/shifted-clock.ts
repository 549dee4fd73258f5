import { readFileSync } from 'node:fs';

// Loaded into a server process before everything else (node --import): its wall clock is the real one plus so many
// milliseconds as a file says, which may change while it runs. As on a machine whose clock is set, timers do not notice.

const file = process.env.PROVE_CLOCK_FILE ?? '';
const realNow = Date.now;
const RealDate = Date;
const now = () => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
Date.now = now;
