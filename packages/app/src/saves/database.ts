/*
 * The browser's database, as far as we need it: one store of games by id. Every call waits for its transaction to
 * complete, so what was reported as saved is saved.
 */
const NAME = 'deedbook';
const VERSION = 1;
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      // Another window is upgrading the database: let it.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('the database cannot be opened'));
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Some browsers never respond. No disk is this slow; in ms. */
const PATIENCE = 10_000;

/** Runs a request on the games; resolves once it is stored, rejects if it fails or the database does not respond. */
export function withGames<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const silence = () => reject(new DOMException('the database does not answer', 'TimeoutError'));
    const timer = setTimeout(silence, PATIENCE);
    doWithGames(mode, work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

async function doWithGames<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(GAMES, mode);
    const request = work(transaction.objectStore(GAMES));
    // Now rather than when its results have been seen here: then it is stored even if the page is gone by then.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('the database refused'));
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });
}
