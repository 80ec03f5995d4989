// The port to where rooms are kept: texts under keys, each write only over what its writer had seen.

export type ReadText =
  | { readonly ok: true; readonly text: string | null }
  | { readonly ok: false; readonly reason: "unavailable" };

export type Wrote =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "changed" | "full" | "unavailable" };

export type Store = {
  /** The keys that begin so, in order. */
  list(
    prefix: string,
  ): Promise<
    | { readonly ok: true; readonly keys: readonly string[] }
    | { readonly ok: false; readonly reason: "unavailable" }
  >;
  read(key: string): Promise<ReadText>;
  /** All or nothing, and only while the key still holds `seen`; null stands for nothing there. */
  write(key: string, text: string | null, seen: string | null): Promise<Wrote>;
};
