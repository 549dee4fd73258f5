/** What TypeScript's list of a page's names lacks of a service worker: the part of it that ours uses. */

export interface LastingEvent extends Event {
  /** Keeps the worker awake until then. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The page that asks; empty for one that is only opening. */
  readonly clientId: string;
  /** The page that is opening. */
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface Asking {
  readonly id: string;
  readonly url: string;
  readonly postMessage: (message: unknown) => void;
}

export interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: Asking | null;
}

/** There is a line, as far as the browser knows. */
export interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

interface Events {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly sync: SyncEvent;
  readonly message: MessageFromPage;
}

interface Scope {
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  };
  readonly clients: {
    readonly matchAll: (of: { readonly includeUncontrolled: boolean }) => Promise<readonly Asking[]>;
  };
  readonly location: Location;
}

/** The worker itself. */
export const scope = globalThis as unknown as Scope;
