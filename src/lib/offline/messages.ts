import type { GroupName } from './manifest.ts';

/** A message from a page to the service worker. */
export type WorkerRequest =
  | { readonly type: 'STATUS' | 'UPDATE' | 'REMOVE' | 'SKIP_WAITING' }
  | { readonly type: 'DOWNLOAD'; readonly groups: readonly GroupName[] };

export interface GroupStatus {
  /** Compressed size. */
  readonly bytes: number;
  /** Part of the group's files that is stored, 0 to 1. */
  readonly stored: number;
  /** When it was downloaded, epoch milliseconds. */
  readonly storedAt?: number;
}

export type StatusByGroup = Readonly<Partial<Record<GroupName, GroupStatus>>>;

export type WorkerReply =
  | { readonly groups: StatusByGroup }
  /** The device is full, or the connection failed. */
  | { readonly error: 'full' | 'network' };
