import { setTimeout as pause } from 'node:timers/promises';

export interface WatchedPages {
  readonly asked: number;
  readonly failed: number;
  readonly slowestMs: number;
}

/** A visitor who asks for a page every 20 milliseconds for as long as the proof runs. The page needs no store. */
export function startWatch(url: string): { stop(): Promise<WatchedPages> } {
  let going = true;
  const times: number[] = [];
  let failed = 0;
  const watching = (async () => {
    while (going) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(5000) }).catch(
        () => undefined,
      );
      await answer?.arrayBuffer();
      times.push(performance.now() - started);
      if (answer?.status !== 200) failed += 1;
      await pause(20);
    }
  })();
  return {
    async stop() {
      going = false;
      await watching;
      return { asked: times.length, failed, slowestMs: Math.round(Math.max(...times)) };
    },
  };
}
