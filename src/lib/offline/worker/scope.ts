import type { OfflineManifest, PagesByLanguage } from '../manifest.ts';
import type { WorkerRequest } from '../messages.ts';

/** The part of the service worker scope that we use: TypeScript's own types conflict with those of a page. */

export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface MessageFromPage extends ExtendableEvent {
  readonly data: WorkerRequest;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly sync: ExtendableEvent & { readonly tag: string };
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
    readonly matchAll: (of: { readonly includeUncontrolled: boolean }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly location: Location;
}

export const scope = globalThis as unknown as Scope;

// Replaced by the build.
declare const __WB_MANIFEST: OfflineManifest;
declare const __PAGES: PagesByLanguage;

export const manifest: OfflineManifest = __WB_MANIFEST;
export const pages: PagesByLanguage = __PAGES;
