// The door to the exchange: one session for a whole visit, whose code comes when it is first wanted.
import { once } from "@loamstead/lib/once.ts";
import type { ExchangeParts } from "./openExchange.ts";
import type { ExchangeSession } from "./session/createExchangeSession.ts";

/** The exchange as long as a visit lasts; its code is fetched when a session is first asked for. */
export type Exchange = {
  /** The one session of the visit; after a failure the next call tries again. */
  session(): Promise<ExchangeSession>;
};

/** Makes the exchange of a visit, and fetches nothing yet. */
export function createExchange(parts: ExchangeParts): Exchange {
  return { session: once(async () => (await import("./openExchange.ts")).openExchange(parts)) };
}
