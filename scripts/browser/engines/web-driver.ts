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

/** So long a browser may take for one request: a cold start on a busy machine. */
const mostMs = 30_000;

/** Opens a browser of a driver that listens at this address. Nothing of an earlier session is in it. */
export async function openSession(driver: string): Promise<Session> {
  const { sessionId, capabilities } = (await ask(`${driver}/session`, 'POST', { capabilities: {} })) as {
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

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    // A driver that hangs fails its journey, and not the whole run.
    signal: AbortSignal.timeout(mostMs),
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`The driver refuses ${address.split('/').at(-1)}: ${JSON.stringify(value)}`);
  return value;
}
