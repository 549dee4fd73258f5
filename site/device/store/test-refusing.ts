const refused = () => new DOMException('refused', 'SecurityError');

/** The databases of a browser that keeps nothing. */
export const refusingDatabases = {
  databases: () => Promise.reject(refused()),
  open: () => {
    throw refused();
  },
} as unknown as IDBFactory;
