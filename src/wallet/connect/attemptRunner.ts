// Carries out the attempt that the steps are at, and tells what comes of it.
import type { ConnectAttempt, WalletCore } from "../core/core.ts";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import type { Attempt } from "./steps.ts";
import { strings } from "./strings.ts";

type Tell = {
  uri(no: number, uri: string): void;
  failed(no: number, failure: WalletFailure): void;
  connected(wallet: Attempt["wallet"]): void;
};

type Running = { no: number; isOver: boolean; isLeft: boolean; attempt?: ConnectAttempt };

export function attemptRunner(core: () => Promise<Pick<WalletCore, "connect">>, tell: Tell) {
  let running: Running | null = null;

  async function outcomeOf(mine: Running, { no, wallet }: Attempt): Promise<WalletFailure | null> {
    const loaded = await core().catch(() => null);
    if (!loaded) return { kind: "unreachable", words: strings.notLoaded };
    if (mine.isLeft) return null;
    mine.attempt = loaded.connect({
      route: wallet.way!,
      wallet: { id: wallet.id, name: wallet.name, icon: wallet.iconUrl },
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
