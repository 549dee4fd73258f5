import { useEffect, useState } from 'react';

let fields = 0;
const listeners = new Set<(isRefused: boolean) => void>();

function change(by: number): void {
  fields += by;
  for (const listener of listeners) listener(fields > 0);
}

/** Notes for as long as it holds that a field of the open record shows something that was not taken. */
export function useRefusal(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    change(1);
    return () => change(-1);
  }, [isRefused]);
}

/** Whether any field of the open record shows something that was not taken, and is not what the device keeps. */
export function useRefused(): boolean {
  const [is, set] = useState(fields > 0);
  useEffect(() => {
    listeners.add(set);
    return () => void listeners.delete(set);
  }, []);
  return is;
}
