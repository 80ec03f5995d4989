// The exchange within the account dialog: how things stand, and the way to unlock and to lock.
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import type { Exchange } from "../createExchange.ts";
import { loadProtocol } from "../loadProtocol.ts";
import type { ExchangeSession } from "../session/createExchangeSession.ts";
import type { SessionState } from "../session/sessionState.ts";
import { strings } from "../strings.ts";
import { useExchangeSession } from "../useExchangeSession.ts";
import css from "./ExchangePanel.module.css";
import { LockedFace } from "./LockedFace.tsx";
import { Mark } from "./Mark.tsx";
import { Question } from "./Question.tsx";
import { useKeptQuestion } from "./useKeptQuestion.ts";
import { useSayWhatChanges } from "./useSayWhatChanges.ts";

const prepare = () => void loadProtocol().catch(() => {});

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

type OpenPanelProps = { session: ExchangeSession; state: SessionState };

function OpenPanel({ session, state }: OpenPanelProps) {
  const question = useKeptQuestion(session, state);
  useSayWhatChanges(state);
  const face = question ? "question" : state.lock === "unlocked" ? "unlocked" : "locked";
  const section = useFocusThatStays(face);
  return (
    <Frame mark={<Mark state={state} />} section={section}>
      {question ? (
        <Question
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
    const next = section.current?.querySelector<HTMLElement>("[data-next]");
    (next ?? section.current?.querySelector<HTMLElement>("h3"))?.focus({ preventScroll: true });
    // What is to be read before it is agreed to begins at the top.
    section.current?.scrollIntoView({ block: face === "question" ? "start" : "nearest" });
  }, [face]);
  return section;
}

type FrameProps = {
  mark?: ReactNode;
  section?: Ref<HTMLElement> | undefined;
  children: ReactNode;
};

function Frame({ mark, section, children }: FrameProps) {
  const id = useId();
  return (
    <section ref={section} className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} tabIndex={-1}>
          {strings.title}
        </h3>
        {mark}
      </header>
      {children}
    </section>
  );
}
