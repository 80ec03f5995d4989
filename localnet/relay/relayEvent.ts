// What the relay tells those who watch it.
export type RelayEvent =
  | { kind: "connected"; client: string }
  | { kind: "refused"; reason: string }
  /** Would be welcome, but the relay is down. */
  | { kind: "turned away"; client: string }
  | { kind: "called"; client: string; method: string; tags: readonly number[] }
  | { kind: "junk"; client: string; reason: string }
  | { kind: "delivered"; client: string; tag: number }
  | { kind: "acknowledged"; client: string; tag: number }
  | { kind: "left"; client: string };
