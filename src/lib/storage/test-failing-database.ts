const refused = () => new DOMException('refused', 'SecurityError');

/** IndexedDB of a browser that refuses storage. */
export const refusingDatabases = {
  databases: () => Promise.reject(refused()),
  open: () => {
    throw refused();
  },
} as unknown as IDBFactory;

/** IndexedDB that fails until `isOver`. */
export function refusingForAMoment(databases: IDBFactory, isOver: () => boolean): IDBFactory {
  const lost = () => new DOMException('lost', 'UnknownError');
  return {
    databases: () => databases.databases(),
    open: (...asked: Parameters<IDBFactory['open']>) => {
      if (!isOver()) throw lost();
      return databases.open(...asked);
    },
  } as unknown as IDBFactory;
}
