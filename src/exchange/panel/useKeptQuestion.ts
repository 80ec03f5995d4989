// Keeps the text in sight while the wallet asks, so that the two can be compared.
import { useEffect, useState } from "react";
import type { ExchangeSession } from "../session/createExchangeSession.ts";
import type { Question, SessionState } from "../session/sessionState.ts";

/** Null where no question is open and none is being answered. */
export function useKeptQuestion(session: ExchangeSession, state: SessionState): Question | null {
  const [kept, setKept] = useState<Question | null>(null);
  if (state.lock === "asking" && kept !== state.question) setKept(state.question);

  // Whoever closes the dialog has not agreed.
  useEffect(
    () => () => {
      if (session.get().lock === "asking") session.lock();
    },
    [session],
  );

  if (state.lock === "asking") return state.question;
  return state.lock === "loading" && state.stage !== "account" ? kept : null;
}
