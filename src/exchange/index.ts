// The exchange: what the rest of the site may use of it.
export { createExchange, type Exchange } from "./createExchange.ts";
export type { ExchangeSession } from "./session/createExchangeSession.ts";
export { type SessionView, useExchangeSession } from "./useExchangeSession.ts";
