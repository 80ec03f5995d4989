// The steps of the connect dialog and every way from one to the next; it knows nothing of pictures or time (state machine).
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";

/** Two panes; one pane in a narrow window; the sheet of a phone. */
export type DialogLayout = "wide" | "compact" | "mobile";

export type Attempt = {
  no: number;
  wallet: WalletOption;
  phase:
    | { is: "asked" }
    /** A pairing code is there, to be read by a phone or opened on it. */
    | { is: "paired"; uri: string }
    | { is: "failed"; failure: WalletFailure };
};

/** Without an attempt where the wallet cannot be reached from here. */
export type ConnectStep = { is: "CONNECT"; wallet: WalletOption; attempt: Attempt | null };

/** Where the way to an installation began, and so where it leads back to. */
export type InstallOrigin = { is: "NONE" } | { is: "GET" } | ConnectStep;

export type InstallStep = {
  is: "DOWNLOAD_OPTIONS" | "DOWNLOAD" | "INSTRUCTIONS_MOBILE" | "INSTRUCTIONS_EXTENSION";
  wallet: WalletOption;
  from: InstallOrigin;
};

/** An account by passkey; `back` is where the way to it began. */
export type PasskeyStep = { is: "PASSKEY"; back: "NONE" | "LEARN_COMPACT" | "GET" };

export type DialogStep =
  | { is: "NONE" }
  | { is: "LEARN_COMPACT" }
  | { is: "GET" }
  | PasskeyStep
  | ConnectStep
  | InstallStep;

export type ConnectState = {
  layout: DialogLayout;
  step: DialogStep;
  /** A wallet that was asked a moment ago: an answer at once must not flash a panel. */
  asked: Attempt | null;
  attempts: number;
};

export type ConnectEvent =
  | { type: "layout"; layout: DialogLayout }
  | { type: "choose"; wallet: WalletOption }
  /** The asked wallet has taken longer than a moment. */
  | { type: "patience"; no: number }
  | { type: "uri"; no: number; uri: string }
  | { type: "failed"; no: number; failure: WalletFailure }
  | { type: "retry" }
  /** Away from this wallet, to the list. */
  | { type: "another" }
  | { type: "learn" }
  | { type: "get" }
  | { type: "passkey" }
  | { type: "getWallet"; wallet: WalletOption }
  | { type: "getApp" }
  | { type: "addToBrowser" }
  | { type: "goOn" }
  | { type: "back" }
  | { type: "closed" };

const none: DialogStep = { is: "NONE" };

export function firstState(layout: DialogLayout): ConnectState {
  return { layout, step: none, asked: null, attempts: 0 };
}

/** The attempt that is under way or has failed, wherever the visitor looks meanwhile. */
export function liveAttempt({ step, asked }: ConnectState): Attempt | null {
  if (asked) return asked;
  const connect = "from" in step ? step.from : step;
  return connect.is === "CONNECT" ? connect.attempt : null;
}

export function backFrom({ layout, step }: ConnectState): DialogStep | null {
  switch (step.is) {
    case "NONE":
      return null;
    case "LEARN_COMPACT":
      return none;
    case "GET":
      return layout === "compact" ? { is: "LEARN_COMPACT" } : none;
    case "PASSKEY":
      return layout === "wide" && step.back === "LEARN_COMPACT" ? none : { is: step.back };
    case "CONNECT":
      return layout === "wide" ? null : none;
    case "DOWNLOAD_OPTIONS":
      return step.from;
    case "DOWNLOAD":
      return step.wallet.downloads.extension ? { ...step, is: "DOWNLOAD_OPTIONS" } : step.from;
    case "INSTRUCTIONS_MOBILE":
      return { ...step, is: "DOWNLOAD" };
    case "INSTRUCTIONS_EXTENSION":
      return { ...step, is: "DOWNLOAD_OPTIONS" };
  }
}

function show(state: ConnectState, step: DialogStep): ConnectState {
  return { ...state, step, asked: null };
}

function ask(state: ConnectState, wallet: WalletOption): Attempt {
  return { no: state.attempts + 1, wallet, phase: { is: "asked" } };
}

function choose(state: ConnectState, wallet: WalletOption): ConnectState {
  const live = liveAttempt(state);
  const isUnderWay = live?.wallet.id === wallet.id && live.phase.is !== "failed";
  if (isUnderWay) {
    return state.asked ? state : show(state, { is: "CONNECT", wallet: live.wallet, attempt: live });
  }
  if (wallet.ready) {
    const asked = ask(state, wallet);
    return { ...state, asked, attempts: asked.no };
  }
  if (wallet.downloads.extension || wallet.downloads.qrCode) {
    const from: InstallOrigin = state.step.is === "GET" ? state.step : { is: "NONE" };
    return show(state, { is: "DOWNLOAD_OPTIONS", wallet, from });
  }
  return show(state, { is: "CONNECT", wallet, attempt: null });
}

/** On from an installation: to the attempt that is waiting, else to a new one. */
function connect(state: ConnectState, { wallet, from }: InstallStep): ConnectState {
  if (from.is === "CONNECT" && from.wallet.id === wallet.id) return show(state, from);
  const attempt = wallet.ready ? ask(state, wallet) : null;
  const next = show(state, { is: "CONNECT", wallet, attempt });
  return { ...next, attempts: attempt?.no ?? state.attempts };
}

function withPhase(state: ConnectState, no: number, phase: Attempt["phase"]): ConnectState {
  const live = liveAttempt(state);
  // What an abandoned attempt still says concerns nobody, nor does a code that comes after a failure.
  if (live?.no !== no || live.phase.is === "failed") return state;
  const attempt = { ...live, phase };
  const { step } = state;
  if (!state.asked && "from" in step) {
    return show(state, { ...step, from: { is: "CONNECT", wallet: live.wallet, attempt } });
  }
  return show(state, { is: "CONNECT", wallet: live.wallet, attempt });
}

function retry(state: ConnectState): ConnectState {
  const { step } = state;
  if (step.is !== "CONNECT" || step.attempt?.phase.is !== "failed") return state;
  const attempt = ask(state, step.wallet);
  return { ...show(state, { ...step, attempt }), attempts: attempt.no };
}

/** From the beginning, or from a wallet that cannot be reached from here. */
function mayGet(step: DialogStep): boolean {
  if (step.is === "CONNECT") return step.attempt === null;
  return step.is === "NONE" || step.is === "LEARN_COMPACT";
}

function getWallet(state: ConnectState, wallet: WalletOption): ConnectState {
  const { step } = state;
  if (step.is !== "GET" && step.is !== "CONNECT") return state;
  const { extension, qrCode } = wallet.downloads;
  if (!extension && !qrCode) return state;
  const is = extension ? "DOWNLOAD_OPTIONS" : "DOWNLOAD";
  return show(state, { is, wallet, from: step });
}

export function reduceConnect(state: ConnectState, event: ConnectEvent): ConnectState {
  const { step } = state;
  switch (event.type) {
    case "layout": {
      if (event.layout === state.layout) return state;
      const isShown = event.layout === "wide" && step.is === "LEARN_COMPACT";
      return { ...state, layout: event.layout, step: isShown ? none : step };
    }
    case "choose":
      return choose(state, event.wallet);
    case "patience": {
      const { asked } = state;
      if (asked?.no !== event.no) return state;
      return show(state, { is: "CONNECT", wallet: asked.wallet, attempt: asked });
    }
    case "uri":
      return withPhase(state, event.no, { is: "paired", uri: event.uri });
    case "failed":
      return withPhase(state, event.no, { is: "failed", failure: event.failure });
    case "retry":
      return retry(state);
    case "another":
      return step.is === "CONNECT" ? show(state, none) : state;
    case "learn":
      return state.layout === "compact" && step.is === "NONE"
        ? show(state, { is: "LEARN_COMPACT" })
        : state;
    case "get":
      return mayGet(step) ? show(state, { is: "GET" }) : state;
    case "passkey": {
      const back = step.is === "GET" || step.is === "LEARN_COMPACT" ? step.is : "NONE";
      return step.is === "PASSKEY" ? state : show(state, { is: "PASSKEY", back });
    }
    case "getWallet":
      return getWallet(state, event.wallet);
    case "getApp":
      return step.is === "DOWNLOAD_OPTIONS" && step.wallet.downloads.qrCode
        ? show(state, { ...step, is: "DOWNLOAD" })
        : state;
    case "addToBrowser":
      if (step.is !== "DOWNLOAD_OPTIONS" || !step.wallet.downloads.extension) return state;
      return step.wallet.extension
        ? show(state, { ...step, is: "INSTRUCTIONS_EXTENSION" })
        : connect(state, step);
    case "goOn":
      if (step.is !== "DOWNLOAD") return state;
      return step.wallet.qrCode?.instructions
        ? show(state, { ...step, is: "INSTRUCTIONS_MOBILE" })
        : connect(state, step);
    case "back": {
      const back = backFrom(state);
      return back ? show(state, back) : state;
    }
    case "closed":
      return { ...firstState(state.layout), attempts: state.attempts };
  }
}
