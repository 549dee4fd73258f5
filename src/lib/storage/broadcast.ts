/** Windows of this site tell each other which record they changed. */

const name = 'loss-record';

let channel: BroadcastChannel | undefined;

/** Tells the other windows that a record changed. */
export function broadcastChange(id: string): void {
  channel ??= new BroadcastChannel(name);
  channel.postMessage(id);
}

/** Calls back when another window changed a record; gives the way to stop. */
export function onRecordChange(changed: (id: string) => void): () => void {
  channel ??= new BroadcastChannel(name);
  const listener = ({ data }: MessageEvent<unknown>) => changed(String(data));
  const listened = channel;
  listened.addEventListener('message', listener);
  return () => listened.removeEventListener('message', listener);
}
