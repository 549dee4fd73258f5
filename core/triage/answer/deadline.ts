import type { Severity } from '../../job/severity.ts';
import { figures } from './figures.ts';

const hoursOf: Readonly<Partial<Record<Severity, number>>> = {
  emergency: Number(figures.emergencyHours),
  high: Number(figures.highHours),
};

/**
 * Until when professionals should have heard of it, epoch milliseconds, from when it was asked (specification, section 9:
 * response times). Null where nobody has to hurry.
 */
export function dueAt(severity: Severity, askedAt: number): number | null {
  const hours = hoursOf[severity];
  return hours === undefined ? null : askedAt + hours * 3_600_000;
}
