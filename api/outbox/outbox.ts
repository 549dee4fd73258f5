import { type LaneParts, startLane } from './lane.ts';

/** Sends what the outbox holds, the most urgent first, again and again until it is sent or given up. */
export interface Outbox {
  /** There is something new: look now instead of at the next turn. */
  wake(): void;
  /** Whether the mail server answered when it was last asked. */
  state(): 'ok' | 'down' | 'files';
  /** Stops. A message under way has a short while to get through; a mail server that says nothing holds nobody up. */
  close(): Promise<void>;
}

/**
 * Starts to send at once, and goes on until it is closed. A program of the owner's that answers late, or never, holds no mail up: what
 * is for it has a lane of its own.
 */
export function startOutbox(parts: LaneParts): Outbox {
  const mail = startLane('mail', parts);
  const lanes = [mail, startLane('webhook', parts)];
  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    state() {
      if (!mail.isReached()) return 'down';
      return parts.transport.kind === 'files' ? 'files' : 'ok';
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
