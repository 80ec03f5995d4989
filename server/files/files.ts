// Bytes under names, wherever they are kept: in a folder of this machine, or in a bucket that many machines share.
import type { Result } from "@loamstead/lib/result.ts";

/** `full` where no more can be taken, `away` where it cannot be used at all. */
export type FileTrouble = { why: "full" | "away"; reason: string };

export type FileEntry = {
  name: string;
  bytes: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
};

/** Names are paths of letters, digits, dots and dashes, such as `rooms/a-1.png`. */
export type Files = {
  /** Undefined where there is none of this name. */
  read(name: string): Promise<Result<Buffer | undefined, FileTrouble>>;
  /** Whether there is one of this name, without fetching it. */
  has(name: string): Promise<Result<boolean, FileTrouble>>;
  /** Whole or not at all; kept for good when it is done. `type` is for whoever fetches it from there. */
  write(name: string, bytes: Uint8Array, type?: string): Promise<Result<void, FileTrouble>>;
  /** Also where there is none. */
  remove(name: string): Promise<Result<void, FileTrouble>>;
  /** All below a folder, in any order; ends with the trouble where it cannot be read to its end. */
  list(folder: string): AsyncGenerator<Result<FileEntry, FileTrouble>>;
  /** Whether it can be used. */
  check(): Promise<Result<void, FileTrouble>>;
};
