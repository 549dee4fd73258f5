import { pace } from '../../gate/pace.ts';

/** A session of a browser behind a WebDriver (W3C), and what the journeys ask of it. */
export interface Session {
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Runs a function in the page. It stands alone: nothing of its module is there. */
  readonly run: <Arguments extends readonly unknown[], Result>(
    of: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>;
  readonly click: (element: unknown) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** So long a browser may take for one request. */
const mostMs = 30_000 * pace;

/**
 * Opens a browser of a driver that listens at this address. Nothing of an earlier session is in it.
 * @param patience How many times longer than for another request it may take to begin.
 */
export async function openSession(driver: string, patience: number): Promise<Session> {
  const beginning = ask(`${driver}/session`, 'POST', { capabilities: {} }, patience * mostMs);
  const { sessionId, capabilities } = (await beginning) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const at = `${driver}/session/${sessionId}`;
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await ask(`${at}/url`, 'POST', { url })),
    refresh: async () => void (await ask(`${at}/refresh`, 'POST', {})),
    run: async (of, ...args) =>
      (await ask(`${at}/execute/sync`, 'POST', { script: `return (${of})(...arguments)`, args })) as ReturnType<
        typeof of
      >,
    click: async (element) => {
      const [id] = Object.values(element as Record<string, string>);
      await ask(`${at}/element/${id}/click`, 'POST', {});
    },
    end: async () => void (await ask(at, 'DELETE')),
  };
}

async function ask(address: string, method: string, body?: object, most = mostMs): Promise<unknown> {
  const response = await fetch(address, {
    method,
    // A driver that hangs fails its journey, and not the whole run.
    signal: AbortSignal.timeout(most),
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`The driver refuses ${address.split('/').at(-1)}: ${JSON.stringify(value)}`);
  return value;
}
