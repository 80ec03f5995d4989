// The steps of the dialog as a component sees them, with the attempt under way and the moment of patience.
import { tablet } from "@loamstead/ui/breakpoints.ts";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ConnectAttempt, WalletCore } from "../core/core.ts";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import { fetchMark } from "../wallets/markOf.ts";
import type { ConnectPort } from "./port.ts";
import { rememberRecent } from "./recents.ts";
import type { Senses } from "./senses.ts";
import {
  type Attempt,
  type DialogLayout,
  firstState,
  liveAttempt,
  reduceConnect,
} from "./steps.ts";
import { texts } from "./strings.ts";

/** Whoever answers sooner needs no panel that says that they are being asked. */
const moment = 50;

const isWide = `(width >= ${tablet}rem)`;

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(isWide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useLayout({ environment }: ConnectPort): DialogLayout {
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => !matchMedia(isWide).matches);
  if (environment.platform !== "desktop") return "mobile";
  return isNarrow ? "compact" : "wide";
}

export function useConnectSteps(open: boolean, kit: ConnectPort, senses: Senses) {
  const strings = useTexts(texts);
  const layout = useLayout(kit);
  const [state, dispatch] = useReducer(reduceConnect, layout, firstState);
  if (state.layout !== layout) dispatch({ type: "layout", layout });

  const said = useRef(strings);
  said.current = strings;

  const [runner] = useState(() =>
    attemptRunner(() => kit.core(), kit.environment.platform !== "desktop", {
      uri: (no, uri) => dispatch({ type: "uri", no, uri }),
      failed: (no, failure) => dispatch({ type: "failed", no, failure }),
      connected: (wallet) => {
        rememberRecent(kit.storage, wallet.id);
        announce(said.current.connected({ wallet: wallet.name }));
      },
      notLoaded: () => said.current.notLoaded,
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
  const opening =
    phase?.is === "asked" ? strings.opening({ wallet: live!.wallet.name }) : undefined;
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

type Tell = {
  uri(no: number, uri: string): void;
  failed(no: number, failure: WalletFailure): void;
  connected(wallet: Attempt["wallet"]): void;
  /** What is said where the code that connects could not be fetched. */
  notLoaded(): string;
};

type Running = { no: number; isOver: boolean; isLeft: boolean; attempt?: ConnectAttempt };

/** Carries out the attempt that the steps are at, and tells what comes of it. */
export function attemptRunner(
  core: () => Promise<Pick<WalletCore, "connect">>,
  isPhone: boolean,
  tell: Tell,
) {
  let running: Running | null = null;

  /** Settings without a chain say so (`checkSettings`); all else is code that could not be fetched. */
  const whyNot = ({ cause }: Error): WalletFailure =>
    (cause as WalletFailure) ?? { kind: "unreachable", words: tell.notLoaded() };

  async function outcomeOf(mine: Running, { no, wallet }: Attempt): Promise<WalletFailure | null> {
    const [loaded, icon] = await Promise.all([core().catch(whyNot), fetchMark(wallet)]);
    if ("words" in loaded) return loaded;
    if (mine.isLeft) return null;
    mine.attempt = loaded.connect({
      route: wallet.way!,
      wallet: { id: wallet.id, name: wallet.name, ...(icon && { icon }) },
      app:
        isPhone && wallet.way!.kind === "walletConnect" ? { link: wallet.app?.scheme } : undefined,
      onUri: (uri) => {
        if (!mine.isLeft) tell.uri(no, uri);
      },
    });
    const outcome = await mine.attempt.outcome;
    return outcome.ok ? null : outcome.reason;
  }

  async function run(mine: Running, attempt: Attempt): Promise<void> {
    const failure = await outcomeOf(mine, attempt);
    mine.isOver = true;
    if (mine.isLeft) return;
    if (failure) tell.failed(mine.no, failure);
    else tell.connected(attempt.wallet);
  }

  /** The visitor went elsewhere. */
  function leave(): void {
    if (running && !running.isOver) {
      running.isLeft = true;
      running.attempt?.cancel();
    }
    running = null;
  }

  return {
    leave,

    /** Begins it, unless it has been begun; one that was under way before is left. */
    follow(attempt: Attempt | null): void {
      if (attempt?.no === running?.no) return;
      leave();
      if (!attempt) return;
      running = { no: attempt.no, isOver: false, isLeft: false };
      void run(running, attempt);
    },

    /** Whoever closed the dialog was not the visitor: most likely the wallet has just connected. */
    letGo(): void {
      running = null;
    },
  };
}
