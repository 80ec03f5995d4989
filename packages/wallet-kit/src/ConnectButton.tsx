// The button that begins with wallets and, once one is connected, stands for whoever is here.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { type FocusEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import css from "./ConnectButton.module.css";
import { useKit, useWallet, useWalletState } from "./kit/kitContext.ts";
import type { Status } from "./kit/walletState.ts";
import { connectPart, facePart, messagesPart } from "./parts.ts";
import { texts } from "./strings.ts";
import { KitScope } from "./theme/KitScope.tsx";

type ConnectButtonProps = {
  label?: string;
  /** What is shown of a connected account. */
  show?: "avatar" | "name";
  /** How the offer looks: secondary where something else is the first thing to do. */
  kind?: "primary" | "secondary";
};

// A dialog that is there sooner needs no ring that tells of waiting.
const noticeable = 150;

/** Opens the connect dialog; with an account it shows who is here and opens theirs. Never changes its width. */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <KitScope>
      <Slot {...props} />
    </KitScope>
  );
}

function Slot({ label: ownLabel, show = "name", kind }: ConnectButtonProps) {
  const strings = useTexts(texts);
  const label = ownLabel ?? strings.connect;
  const kit = useKit();
  const { status, account } = useWallet();
  const AccountButton = facePart.usePart(account !== undefined);
  const [fetching, setFetching] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const Messages = messagesPart.usePart(hasFailed);
  const slot = useKeptFocus();
  const verified = useVerifiedHere(status);

  const prepare = () => {
    Promise.all([connectPart.fetch(), kit.wallets()]).catch(() => {});
    kit.passkeys().catch(() => {});
  };

  const openConnect = async () => {
    const slow = setTimeout(() => setFetching(true), noticeable);
    try {
      await Promise.all([connectPart.fetch(), kit.wallets()]);
      kit.open("connect");
    } catch {
      setHasFailed(true);
      const told = import("@loamstead/ui/Toast.tsx");
      await told.then(({ toast }) => toast(strings.notLoaded, { kind: "error" }), missingCode.tell);
    } finally {
      clearTimeout(slow);
      setFetching(false);
    }
  };

  return (
    <div
      {...slot}
      className={css.slot}
      data-status={status}
      data-verified={verified || undefined}
      data-wallet-button=""
      tabIndex={-1}
    >
      {/* The widest it will be keeps its place, so that nothing beside it ever moves. */}
      <span className={css.room} aria-hidden="true">
        <span>{label}</span>
        {show === "avatar" && <span>{strings.wrongNetwork}</span>}
      </span>
      {face()}
      {Messages && <Messages />}
    </div>
  );

  function face() {
    if (account && !account.supported) {
      return (
        <Button
          size="small"
          className={css.wrong!}
          aria-haspopup="dialog"
          onClick={() => kit.open("chains")}
        >
          {strings.wrongNetwork}
        </Button>
      );
    }
    switch (status) {
      case "connected":
        return AccountButton ? (
          <Suspense fallback={<Waiting />}>
            <AccountButton account={account!} show={show} />
          </Suspense>
        ) : (
          <Waiting />
        );
      case "loading":
        return <Waiting />;
      case "reconnecting":
        return <Reconnecting />;
      default:
        return (
          <Button
            kind={kind}
            size="small"
            aria-haspopup="dialog"
            busy={fetching}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={openConnect}
          >
            {label}
          </Button>
        );
    }
  }
}

/** Whether the account was verified while the page was looked at, which is a moment of joy. */
function useVerifiedHere(status: Status): boolean {
  const before = useRef(status);
  const [verified, setVerified] = useState(false);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was !== status) setVerified(was === "unauthenticated" && status === "connected");
  }, [status]);
  return verified;
}

/** The slot's one button changes under the visitor; the focus goes from each to the next. */
function useKeptFocus() {
  const slot = useRef<HTMLDivElement>(null);
  const held = useRef(false);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A focused button that is taken away leaves the focus to nobody, and tells nobody.
    const lost = held.current && (activeElement === null || activeElement === body);
    if (lost || activeElement === slot.current) passOn(slot.current!);
  });

  return {
    ref: slot,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      held.current = true;
      if (target === currentTarget) passOn(currentTarget);
    },
    onBlur() {
      held.current = false;
    },
  };
}

/** The slot itself keeps it only for as long as there is no button in it. */
function passOn(slot: HTMLElement) {
  (slot.querySelector("button") ?? slot).focus({ preventScroll: true });
}

function Waiting() {
  const strings = useTexts(texts);
  return <span className={css.waiting} role="img" aria-label={strings.waiting} />;
}

function Reconnecting() {
  const strings = useTexts(texts);
  const kit = useKit();
  const { connection } = useWalletState();
  if (connection.is !== "reconnecting" || !connection.slow) return <Waiting />;
  return (
    <button
      type="button"
      className={css.slow}
      aria-haspopup="dialog"
      aria-label={strings.slowWallet}
      title={strings.slowWallet}
      onClick={() => kit.open("connect")}
    />
  );
}
