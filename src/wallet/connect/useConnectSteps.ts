// The steps of the dialog as a component sees them, with the attempt under way and the moment of patience.
import { useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore } from "react";
import { atLeast } from "../../ui/breakpoints.ts";
import { announce } from "../../ui/LiveRegion.tsx";
import { attemptRunner } from "./attemptRunner.ts";
import type { ConnectPort, Senses } from "./port.ts";
import { rememberRecent } from "./recents.ts";
import { firstState, type Layout, liveAttempt, step } from "./steps.ts";
import { strings } from "./strings.ts";

/** Whoever answers sooner needs no panel that says that they are being asked. */
const moment = 50;

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(atLeast("tablet"));
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useLayout({ environment }: ConnectPort): Layout {
  const isNarrow = useSyncExternalStore(
    subscribeToWidth,
    () => !matchMedia(atLeast("tablet")).matches,
  );
  if (environment.platform !== "desktop") return "mobile";
  return isNarrow ? "compact" : "wide";
}

export function useConnectSteps(open: boolean, kit: ConnectPort, senses: Senses) {
  const layout = useLayout(kit);
  const [state, dispatch] = useReducer(step, layout, firstState);
  if (state.layout !== layout) dispatch({ type: "layout", layout });

  const [runner] = useState(() =>
    attemptRunner(() => kit.core(), {
      uri: (no, uri) => dispatch({ type: "uri", no, uri }),
      failed: (no, failure) => dispatch({ type: "failed", no, failure }),
      connected: (wallet) => {
        rememberRecent(kit.storage, wallet.id);
        announce(strings.connected(wallet.name));
      },
    }),
  );

  // As soon as the press is over, while it still counts as the visitor's wish to open something.
  const live = liveAttempt(state);
  useLayoutEffect(() => runner.follow(live), [runner, live]);

  const asked = state.asked?.no;
  useLayoutEffect(() => {
    if (asked === undefined) return;
    return senses.later(moment, () => dispatch({ type: "patience", no: asked }));
  }, [asked, senses]);

  const phase = live?.phase;
  const words = phase?.is === "failed" ? phase.failure.words || strings.nothingHappened : undefined;
  const opening = phase?.is === "asked" ? strings.opening(live!.wallet.name) : undefined;
  useEffect(() => {
    if (opening) announce(opening);
    if (words) announce(words);
  }, [opening, words]);

  useEffect(() => {
    if (open) return;
    runner.letGo();
    dispatch({ type: "closed" });
  }, [open, runner]);

  const leave = () => {
    runner.leave();
    dispatch({ type: "closed" });
  };
  return { state, dispatch, leave };
}
