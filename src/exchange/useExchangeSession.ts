// How components see the exchange session: its state as it changes, and the session to act on.
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Exchange } from "./createExchange.ts";
import type { ExchangeSession } from "./session/createExchangeSession.ts";
import type { ExchangeSessionState } from "./session/sessionState.ts";

/** How far the session has come, for whatever shows it. */
export type SessionView =
  | { is: "opening" }
  /** Its code or the server's settings could not be fetched. */
  | { is: "missing"; again(): void }
  | { is: "open"; session: ExchangeSession; state: ExchangeSessionState };

const nothing = () => () => {};

/** It is fetched only while `wanted`: before anybody is connected it is about nobody. */
export function useExchangeSession(exchange: Exchange, wanted: boolean): SessionView {
  const [opened, setOpened] = useState<ExchangeSession | "missing" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by asking again.
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const settle = (found: ExchangeSession | "missing") => {
      if (!isOver) setOpened(found);
    };
    exchange.session().then(settle, () => settle("missing"));
    return () => {
      isOver = true;
    };
  }, [exchange, wanted, attempt]);

  const session = opened === "missing" ? null : opened;
  const read = useCallback(() => session?.get() ?? null, [session]);
  const state = useSyncExternalStore(session?.subscribe ?? nothing, read, () => null);

  if (opened === "missing") {
    const again = () => {
      setOpened(null);
      setAttempt((count) => count + 1);
    };
    return { is: "missing", again };
  }
  return session && state ? { is: "open", session, state } : { is: "opening" };
}
