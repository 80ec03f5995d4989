// The tables in IndexedDB: they outlive the page, and every browser trouble is a plain answer.
import {
  type AnyTable,
  type Changing,
  type DatabaseLayout,
  type DeviceDatabase,
  type StorageResult,
  type StorageTrouble,
  upgrade,
} from "./database.ts";

function rowsOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const from = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const changingOf = (transaction: IDBTransaction): Changing => {
  const at = ({ table }: AnyTable) => transaction.objectStore(table);
  return {
    get: (table, key) => rowsOf(at(table).get(key)),
    keys: async (table, prefix) => (await rowsOf(at(table).getAllKeys(from(prefix)))) as string[],
    all: (table, prefix) => rowsOf(at(table).getAll(from(prefix))),
    put: async (table, key, row) => {
      await rowsOf(at(table).put(row, key));
    },
    drop: async (table, key) => {
      await rowsOf(at(table).delete(key));
    },
  };
};

const reasonOf = (error: unknown): StorageTrouble =>
  (error as DOMException | null)?.name === "QuotaExceededError" ? "full" : "unavailable";

function connect(
  factory: IDBFactory,
  layout: DatabaseLayout,
  onNew: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(layout.name, layout.moves.length);
    let isGivenUp = false;
    opening.onupgradeneeded = ({ oldVersion }) => {
      const { result: database, transaction } = opening;
      const at = {
        ...changingOf(transaction!),
        create: ({ table }: AnyTable) => void database.createObjectStore(table),
        remove: ({ table }: AnyTable) => database.deleteObjectStore(table),
      };
      if (oldVersion === 0) onNew();
      // Given up as a whole, it stays what it was, for a site that knows better.
      upgrade(layout, at, oldVersion).catch(() => transaction!.abort());
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
  layout: DatabaseLayout,
): Promise<DeviceDatabase | null> {
  let connection: Promise<IDBDatabase> | null = null;
  let isOutdated = false;
  let isNew = false;

  function connected(): Promise<IDBDatabase> {
    if (isOutdated) return Promise.reject(new DOMException("Outdated", "InvalidStateError"));
    connection ??= (async () => {
      const database = await connect(factory()!, layout, () => {
        isNew = true;
      });
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

  async function begin(of: readonly AnyTable[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    // Strict: a save is not called kept before it would survive a power cut.
    const start = async () =>
      (await connected()).transaction(
        of.map(({ table }) => table),
        mode,
        { durability: "strict" },
      );
    try {
      return await start();
    } catch {
      connection = null;
      return await start();
    }
  }

  async function run<T>(
    of: readonly AnyTable[],
    mode: IDBTransactionMode,
    work: (at: Changing) => Promise<T>,
  ): Promise<StorageResult<T>> {
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
    // What was read is read: nothing of it is undone by how the transaction ends.
    if (mode === "readonly") return { ok: true, value };
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
    isNew,
    isOutdated: () => isOutdated,
    read: (of, work) => run(of, "readonly", work),
    change: (of, work) => run(of, "readwrite", work),
    close: () => {
      connection?.then((database) => database.close()).catch(() => {});
      connection = null;
    },
  };
}
