// The tables in IndexedDB: they outlive the page, and every browser trouble is a plain answer.
import type { Answer, Changing, Database, Rows, Table, Trouble } from "./database.ts";
import { tables } from "./database.ts";

const VERSION = 1;

function rowsOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const from = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const changingOf = (transaction: IDBTransaction): Changing => ({
  get: <T extends Table>(table: T, key: string): Promise<Rows[T] | undefined> =>
    rowsOf(transaction.objectStore(table).get(key)),
  keys: async (table, prefix) =>
    (await rowsOf(transaction.objectStore(table).getAllKeys(from(prefix)))) as string[],
  all: <T extends Table>(table: T, prefix: string): Promise<Rows[T][]> =>
    rowsOf(transaction.objectStore(table).getAll(from(prefix))),
  put: async (table, key, row) => {
    await rowsOf(transaction.objectStore(table).put(row, key));
  },
  drop: async (table, key) => {
    await rowsOf(transaction.objectStore(table).delete(key));
  },
});

const reasonOf = (error: unknown): Trouble =>
  (error as DOMException | null)?.name === "QuotaExceededError" ? "full" : "unavailable";

function connect(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, VERSION);
    let isGivenUp = false;
    opening.onupgradeneeded = () => {
      const has = opening.result.objectStoreNames;
      for (const table of tables) if (!has.contains(table)) opening.result.createObjectStore(table);
    };
    opening.onblocked = () => {
      isGivenUp = true;
      reject(new DOMException("Another tab holds an older database open", "AbortError"));
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      if (isGivenUp) opening.result.close();
      else resolve(opening.result);
    };
  });
}

/** Null where the browser keeps nothing: private windows, blocked sites, broken profiles. */
export async function indexedDatabase(
  factory: () => IDBFactory | undefined,
  name: string,
): Promise<Database | null> {
  let connection: Promise<IDBDatabase> | null = null;
  let isOutdated = false;

  function connected(): Promise<IDBDatabase> {
    if (isOutdated) return Promise.reject(new DOMException("Outdated", "InvalidStateError"));
    connection ??= (async () => {
      const database = await connect(factory()!, name);
      database.onversionchange = () => {
        isOutdated = true;
        database.close();
      };
      // The browser took it away, as when the visitor clears the site's data: it is opened anew.
      database.onclose = () => {
        connection = null;
      };
      return database;
    })();
    connection.catch(() => {
      connection = null;
    });
    return connection;
  }

  async function begin(of: readonly Table[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    // Strict: a save is not called kept before it would survive a power cut.
    const start = async () =>
      (await connected()).transaction([...of], mode, { durability: "strict" });
    try {
      return await start();
    } catch {
      connection = null;
      return await start();
    }
  }

  async function run<T>(
    of: readonly Table[],
    mode: IDBTransactionMode,
    work: (at: Changing) => Promise<T>,
  ): Promise<Answer<T>> {
    let transaction: IDBTransaction;
    try {
      transaction = await begin(of, mode);
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
    const ended = new Promise<DOMException | null | "complete">((resolve) => {
      transaction.oncomplete = () => resolve("complete");
      transaction.onabort = () => resolve(transaction.error);
    });
    let value: T;
    try {
      value = await work(changingOf(transaction));
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      if (!(error instanceof DOMException)) throw error;
      return { ok: false, reason: reasonOf(error) };
    }
    const end = await ended;
    return end === "complete" ? { ok: true, value } : { ok: false, reason: reasonOf(end) };
  }

  try {
    await connected();
  } catch {
    return null;
  }
  return {
    isLasting: true,
    isOutdated: () => isOutdated,
    read: (of, work) => run(of, "readonly", work),
    change: (of, work) => run(of, "readwrite", work),
    close: () => {
      connection?.then((database) => database.close()).catch(() => {});
      connection = null;
    },
  };
}
