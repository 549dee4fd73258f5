import { readFileSync } from 'node:fs';

// Loaded into a server before everything else (node --import): the wall clock is off by the milliseconds that a file says, which
// may change while it runs. Timers do not notice, as on a machine whose clock is set.

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now = now;
};
