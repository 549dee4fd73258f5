const refused = () => new DOMException('refused', 'SecurityError');

/** The databases of a browser that keeps nothing. */
export const refusingDatabases = {
  databases: () => Promise.reject(refused()),
  open: () => {
    throw refused();
  },
} as unknown as IDBFactory;

/** The databases of a phone that refuses for a moment: these, once `isOver`. */
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
