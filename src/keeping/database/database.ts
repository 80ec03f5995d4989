// The port to what this device keeps: a few tables of values, each change all or nothing.
import type { Result } from "../../lib/result.ts";
import type { KeptPicture } from "../../room/pictures/keptPicture.ts";

/** What a list of rooms shows of one, so that hundreds need not be read whole. */
export type RoomCard = {
  readonly room: string;
  /** The stamp of the text that this was read from. */
  readonly at: number;
  /** Null where the save cannot be read. */
  readonly name: string | null;
  readonly things: number;
};

export type Rows = {
  readonly texts: string;
  /** When the text under the same key was written. */
  readonly stamps: number;
  readonly cards: RoomCard;
  readonly drawings: { readonly at: number; readonly type: string; readonly bytes: ArrayBuffer };
  readonly pictures: KeptPicture;
  readonly bytes: ArrayBuffer;
};
export type Table = keyof Rows;
export const tables = [
  ...(["texts", "stamps", "cards", "drawings", "pictures", "bytes"] as const),
] as const satisfies readonly Table[];

export type Reading = {
  readonly get: <T extends Table>(table: T, key: string) => Promise<Rows[T] | undefined>;
  /** The keys that begin so, in order. */
  readonly keys: (table: Table, prefix: string) => Promise<readonly string[]>;
  readonly all: <T extends Table>(table: T, prefix: string) => Promise<readonly Rows[T][]>;
};
export type Changing = Reading & {
  readonly put: <T extends Table>(table: T, key: string, row: Rows[T]) => Promise<void>;
  readonly drop: (table: Table, key: string) => Promise<void>;
};

export type Trouble = "full" | "unavailable";
export type Answer<T> = Result<T, Trouble>;

export type Database = {
  /** Whether what it keeps is there when the page is gone. */
  readonly isLasting: boolean;
  /** Another tab has a newer site, whose database this one must not touch. */
  readonly isOutdated: () => boolean;
  /** `work` may wait for nothing but what it is given here. */
  readonly read: <T>(of: readonly Table[], work: (at: Reading) => Promise<T>) => Promise<Answer<T>>;
  readonly change: <T>(
    of: readonly Table[],
    work: (at: Changing) => Promise<T>,
  ) => Promise<Answer<T>>;
  readonly close: () => void;
};
