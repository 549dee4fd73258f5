/** Broadcasts changes of records between windows of this site. */

const name = 'loss-record';

let channel: BroadcastChannel | undefined;

/** Notifies other windows that a record changed. */
export function broadcastChange(id: string): void {
  channel ??= new BroadcastChannel(name);
  channel.postMessage(id);
}

/** Calls back when another window changed a record. Returns an unsubscribe function. */
export function onRecordChange(changed: (id: string) => void): () => void {
  channel ??= new BroadcastChannel(name);
  const listener = ({ data }: MessageEvent<unknown>) => changed(String(data));
  const listened = channel;
  listened.addEventListener('message', listener);
  return () => listened.removeEventListener('message', listener);
}
