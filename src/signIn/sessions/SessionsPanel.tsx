// Where the holder is signed in: each browser with when it was last seen, and the end of one or of all.
import { Button } from "@loamstead/ui/Button.tsx";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useEffect, useState } from "react";
import type { SignIn } from "../createSignIn.ts";
import type { OwnSession } from "../sessionAnswers.ts";
import css from "./SessionsPanel.module.css";
import { strings } from "./strings.ts";

type SessionsProps = { signIn: Pick<SignIn, "sessions" | "signOutEverywhere">; now(): number };

/** `among` names the folds of which only one is open at a time. */
type SessionsPanelProps = SessionsProps & { among?: string };

type List = { is: "reading" } | { is: "failed" } | { is: "read"; sessions: readonly OwnSession[] };

/** The holder's sessions on all devices, each of which can be ended; read when it is opened. */
export function SessionsPanel({ signIn, now, among }: SessionsPanelProps) {
  return (
    <Fold title={strings.title} name={among} icon={<Icon of={MonitorSmartphone} />}>
      <Sessions signIn={signIn} now={now} />
    </Fold>
  );
}

function Sessions({ signIn, now }: SessionsProps) {
  const [list, setList] = useState<List>({ is: "reading" });
  const [ending, setEnding] = useState<string>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new turn reads the list anew.
  useEffect(() => {
    let isHere = true;
    void signIn.sessions.sessions().then((answer) => {
      if (!isHere) return;
      setList(answer.ok ? { is: "read", sessions: answer.sessions } : { is: "failed" });
    });
    return () => {
      isHere = false;
    };
  }, [signIn, turn]);

  const end = async (id: string, run: () => Promise<{ ok: boolean }>, done: string) => {
    setEnding(id);
    const { ok } = await run();
    setEnding(undefined);
    announce(ok ? done : strings.notEnded, ok ? "polite" : "assertive");
    setTurn((count) => count + 1);
  };

  if (list.is === "reading") return <p className={css.small}>{strings.reading}</p>;
  if (list.is === "failed") {
    return (
      <>
        <p className={css.small}>{strings.failed}</p>
        <Button kind="quiet" size="small" onClick={() => setTurn((count) => count + 1)}>
          {strings.retry}
        </Button>
      </>
    );
  }
  return (
    <>
      <ul role="list" className={css.list}>
        {list.sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id} className={css.session}>
            <span>
              <span className={css.device}>{device}</span>
              <span className={css.small}>
                {current ? strings.here : strings.seen(formatTimeAgo(lastSeenAt, now()))}
              </span>
            </span>
            {!current && (
              <Button
                kind="quiet"
                size="small"
                busy={ending === id}
                aria-label={strings.endThat(device)}
                onClick={() => end(id, () => signIn.sessions.endSession(id), strings.ended(device))}
              >
                {strings.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        kind="secondary"
        size="small"
        busy={ending === "all"}
        onClick={() => end("all", signIn.signOutEverywhere, strings.everywhereDone)}
      >
        {strings.everywhere}
      </Button>
    </>
  );
}

const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;

/** How long ago somebody was seen, in the visitor's own language. */
export function formatTimeAgo(at: number, now: number, language?: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of units) {
    const passed = Math.floor((now - at) / length);
    if (passed >= 1) return format.format(-passed, unit);
  }
  return format.format(0, "minute");
}
