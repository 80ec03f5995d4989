// What the relay tells those who watch it.
export type RelayEvent =
  | { kind: "connected"; client: string }
  | { kind: "refused"; reason: string }
  | { kind: "called"; client: string; method: string; tags: readonly number[] }
  | { kind: "junk"; client: string; reason: string }
  | { kind: "delivered"; client: string; tag: number }
  | { kind: "acknowledged"; client: string; tag: number }
  | { kind: "left"; client: string };
