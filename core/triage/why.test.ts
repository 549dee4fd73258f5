import { describe, expect, test } from 'vitest';
import { triage } from './triage.ts';

describe('what would change an emergency is not what would make it one', () => {
  test.each(['toilet overflow, just water', 'the river is in the living room', 'me llegó el río a la sala'])(
    '%s',
    (text) => {
      const { answer } = triage(text);
      expect(answer.severity).toBe('emergency');
      expect(answer.changes).toContain('only-on-site');
      expect(answer.changes).not.toContain('emergency-if');
    },
  );
});
