// What can be wrong with the relay on demand.
export type RelayFault =
  | { kind: "none" }
  /** Every connection is cut and every new one is refused. */
  | { kind: "down" }
  /** Every answer and every delivery comes this much later. */
  | { kind: "slow"; ms: number }
  /** Takes what is published, but delivers nothing until it speaks again. */
  | { kind: "mute" };
