import { disputes } from './disputes.ts';
import { flood, mold, windstorm } from './programs.ts';
import { promptPayment } from './prompt-payment.ts';
import type { Rule } from './rule.ts';

/** Every deadline that is counted, in the order in which people meet them. A rule stands before those that start at it. */
export const rules: readonly Rule[] = [...promptPayment, ...disputes, ...windstorm, ...flood, ...mold];
