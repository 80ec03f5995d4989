// The exchange's row of the account dialog, opened: how things stand, and the way to unlock and to lock.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import pill from "@loamstead/ui/Pill.module.css";
import Lock from "lucide-react/icons/lock-keyhole";
import LockOpen from "lucide-react/icons/lock-keyhole-open";
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Exchange } from "../createExchange.ts";
import { loadProtocol } from "../loadProtocol.ts";
import type { ExchangeSession } from "../session/createExchangeSession.ts";
import type { ExchangeSessionState, SigningPrompt } from "../session/sessionState.ts";
import { strings } from "../strings.ts";
import { useExchangeSession } from "../useExchangeSession.ts";
import { AskConsent } from "./AskConsent.tsx";
import css from "./ExchangePanel.module.css";
import { LockedFace } from "./LockedFace.tsx";

const prepare = () => void loadProtocol().catch(() => {});

/** The exchange's part of the account dialog: what is deposited, and how to unlock it. */
export function ExchangePanel({ exchange }: { exchange: Exchange }) {
  const sight = useExchangeSession(exchange, true);
  switch (sight.is) {
    case "open":
      return <OpenPanel session={sight.session} state={sight.state} />;
    case "opening":
      return (
        <Frame>
          <p className={css.words}>{strings.reading}</p>
        </Frame>
      );
    case "missing":
      return (
        <Frame>
          <p className={css.words}>{strings.missing}</p>
          <Button kind="secondary" size="small" onClick={sight.again}>
            {strings.tryAgain}
          </Button>
        </Frame>
      );
  }
}

type OpenPanelProps = { session: ExchangeSession; state: ExchangeSessionState };

function OpenPanel({ session, state }: OpenPanelProps) {
  // Before it is painted, or the offer would be seen for a moment by whoever has no account.
  useLayoutEffect(() => session.look(), [session]);
  const question = useKeptQuestion(session, state);
  useSayWhatChanges(state);
  const face = question ? "question" : state.lock === "unlocked" ? "unlocked" : "locked";
  const section = useFocusThatStays(face);
  return (
    <Frame mark={<Mark state={state} />} section={section}>
      {question ? (
        <AskConsent
          question={question}
          stage={state.lock === "loading" ? state.stage : null}
          onSign={session.consent}
          onLeave={session.lock}
        />
      ) : state.lock === "unlocked" ? (
        <>
          <p className={css.words}>{strings.gives}</p>
          <p className={css.small}>{strings.until}</p>
          <Button kind="secondary" size="small" data-next="" onClick={session.lock}>
            {strings.lock}
          </Button>
        </>
      ) : (
        <LockedFace state={state} onPrepare={prepare} onUnlock={session.unlock} />
      )}
    </Frame>
  );
}

/** When a face of the panel goes away with the focus in it, the next one takes the focus over. */
function useFocusThatStays(face: string) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== null) return;
    const next = section.current?.querySelector<HTMLElement>("[data-next]") ?? section.current;
    next?.focus({ preventScroll: true });
    // What is to be read before it is agreed to begins at the top.
    section.current?.scrollIntoView({ block: face === "question" ? "start" : "nearest" });
  }, [face]);
  return section;
}

type FrameProps = { mark?: ReactNode; section?: Ref<HTMLElement> | undefined; children: ReactNode };

function Frame({ mark, section, children }: FrameProps) {
  return (
    <section ref={section} className={css.panel} aria-label={strings.title} tabIndex={-1}>
      {mark}
      {children}
    </section>
  );
}

/** One or two words on how the exchange stands. */
function Mark({ state }: { state: ExchangeSessionState }) {
  if (state.lock === "locked" && state.reading) return null;
  const isOpen = state.lock === "unlocked";
  const obstacle = state.lock === "locked" ? state.obstacle : null;
  return (
    <p className={`${pill.sunk} ${css.mark}`} data-open={isOpen || undefined}>
      {obstacle === null && <Icon of={isOpen ? LockOpen : Lock} size={16} />}
      {isOpen
        ? strings.unlocked
        : obstacle === null
          ? strings.locked
          : strings.obstacles[obstacle].mark}
    </p>
  );
}

/** Says aloud what became of an attempt, and when the exchange is locked or unlocked. */
function useSayWhatChanges(state: ExchangeSessionState): void {
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    const words = was === state ? null : news(was, state);
    if (words) announce(words);
  }, [state]);
}

function news(was: ExchangeSessionState, is: ExchangeSessionState): string | null {
  switch (is.lock) {
    case "unlocked":
      return strings.nowUnlocked;
    case "loading":
      return is.stage === "signing" ? strings.stages.signing : null;
    case "asking":
      return null;
    case "locked":
      if (is.notice) return strings.notices[is.notice];
      if (was.lock === "unlocked") return strings.nowLocked;
      return is.obstacle && was.lock === "loading" ? strings.obstacles[is.obstacle].words : null;
  }
}

/** Keeps the text in sight while the wallet asks, so that the two can be compared; null where no question is open. */
function useKeptQuestion(
  session: ExchangeSession,
  state: ExchangeSessionState,
): SigningPrompt | null {
  const [kept, setKept] = useState<SigningPrompt | null>(null);
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
