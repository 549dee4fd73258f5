import { useCallback, useEffect, useState } from 'react';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { Values } from '../link.ts';
import type { Room } from './saved-room.ts';

const load = () => import('./saved-room.ts');

/**
 * The room that the device keeps, for a calculator that asks for one or for its floor, and the way to keep another. It comes
 * after the page: a form is complete without it.
 */
export function useRoom({ fields }: Definition) {
  const [room, setRoom] = useState<Room | null>(null);
  const [isWanted, isAsked] = ['length' in fields || 'area' in fields, 'length' in fields];
  useEffect(() => {
    if (isWanted) load().then(({ readRoom }) => readRoom().then(setRoom), nothing);
  }, [isWanted]);
  const keep = useCallback(
    (values: Values<string>) => {
      if (isAsked) load().then(({ saveRoom }) => saveRoom(values).then(setRoom), nothing);
    },
    [isAsked],
  );
  return { room, keep };
}

/** Without a line there is no room to offer, and none is kept. */
function nothing(): void {}
