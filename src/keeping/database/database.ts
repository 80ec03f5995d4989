// The port to what this device keeps: tables of rows by their keys, each change all or nothing.
import type { Result } from "@loamstead/lib/result.ts";

export type AnyTable = { readonly table: string };
/** A table by its name; the type of its rows goes with it. */
export type DeviceTable<Row> = AnyTable & { readonly typeOfRow?: (row: Row) => Row };
export const defineTable = <Row>(name: string): DeviceTable<Row> => ({ table: name });

export type Reading = {
  readonly get: <Row>(from: DeviceTable<Row>, key: string) => Promise<Row | undefined>;
  /** The keys that begin so, in order. */
  readonly keys: (of: AnyTable, prefix: string) => Promise<readonly string[]>;
  readonly all: <Row>(of: DeviceTable<Row>, prefix: string) => Promise<readonly Row[]>;
};
export type Changing = Reading & {
  readonly put: <Row>(into: DeviceTable<Row>, key: string, row: NoInfer<Row>) => Promise<void>;
  readonly drop: (from: AnyTable, key: string) => Promise<void>;
};

export type StorageTrouble = "full" | "unavailable";
export type StorageResult<T> = Result<T, StorageTrouble>;

export type DeviceDatabase = {
  /** Whether what it keeps is there when the page is gone. */
  readonly isLasting: boolean;
  /** Nothing was there when it was opened. */
  readonly isNew: boolean;
  /** Another tab has a newer site, whose database this one must not touch. */
  readonly isOutdated: () => boolean;
  /** `work` may wait for nothing but what it is given here. */
  readonly read: <T>(
    of: readonly AnyTable[],
    work: (at: Reading) => Promise<T>,
  ) => Promise<StorageResult<T>>;
  readonly change: <T>(
    of: readonly AnyTable[],
    work: (at: Changing) => Promise<T>,
  ) => Promise<StorageResult<T>>;
  readonly close: () => void;
};

/** What a move from one version to the next works with. */
export type Upgrade = Changing & {
  readonly create: (table: AnyTable) => void;
  readonly remove: (table: AnyTable) => void;
};

/** Where a kind of document is kept: no two kinds share a name. */
export type DatabaseLayout = {
  readonly name: string;
  /**
   * From nothing to version 1, from 1 to 2, and so on; those that a database still lacks are one
   * change. What was published once is in visitors' browsers: it is added to, never rewritten.
   */
  readonly moves: readonly ((at: Upgrade) => Promise<void> | void)[];
};

/** Brings a database that was left at version `from` to the present one. */
export async function upgrade({ moves }: DatabaseLayout, at: Upgrade, from: number): Promise<void> {
  for (const move of moves.slice(from)) await move(at);
}
