// The lines that somebody has for a slip of an order.

/** Any opening goes with any reason, in any season and with any goods. */
export type SlipLines = {
  readonly openings: readonly string[];
  /** Each names the {goods} once. */
  readonly reasons: readonly string[];
  readonly thanks: readonly string[];
};
