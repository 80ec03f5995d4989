// What the server keeps of the holder: all of it to take along, and the end of the account, signed for anew, with three days to undo it.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import css from "./AccountDataPanel.module.css";
import {
  type AccountDataApi,
  accountApi,
  archiveLink,
  type DeletionProof,
  type KeptAccount,
  type ProofPort,
} from "./accountApi.ts";
import { strings } from "./strings.ts";

type Face = "reading" | "failed" | "kept" | "sure" | "ending";

/** What is kept of whoever is signed in; asked for when it is shown. */
export function AccountDataPanel({
  api = accountApi,
  proof,
}: {
  api?: AccountDataApi;
  proof: ProofPort;
}) {
  const [account, setAccount] = useState<KeptAccount | "failed">();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new turn reads it anew.
  useEffect(() => {
    let isHere = true;
    api.read().then((read) => isHere && setAccount(read ?? "failed"));
    return () => {
      isHere = false;
    };
  }, [api, turn]);

  const act = async (work: () => Promise<boolean>, done: string) => {
    setBusy(true);
    const ok = await work();
    // The dialog shows at once what the server has noted, not what was wished for.
    const read = ok ? await api.read() : undefined;
    setBusy(false);
    announce(ok ? done : strings.notDone, ok ? "polite" : "assertive");
    if (!ok) return;
    setAccount(read ?? "failed");
    setSure(false);
  };

  const face = faceOf(account, isSure);
  const part = useFocusThatStays(face);
  if (account === undefined) return <p className={css.small}>{strings.reading}</p>;
  if (account === "failed") {
    return (
      <div ref={part} className={css.part}>
        <p className={css.small}>{strings.failed}</p>
        <Button
          kind="quiet"
          size="small"
          data-next=""
          onClick={() => setTurn((count) => count + 1)}
        >
          {strings.retry}
        </Button>
      </div>
    );
  }
  const { kept, deletion } = account;
  return (
    <div ref={part} className={css.part}>
      <p>{strings.kept(kept)}</p>
      <Button kind="secondary" size="small" href={archiveLink()} download="">
        {strings.take}
      </Button>
      <p className={css.small}>{strings.archive}</p>
      {deletion ? (
        <>
          <p className={css.ending}>{strings.ending(whenDue(deletion.dueAt))}</p>
          <Button
            size="small"
            data-next=""
            busy={busy}
            onClick={() => act(api.undoDeletion, strings.keptOn)}
          >
            {strings.undo}
          </Button>
        </>
      ) : isSure ? (
        <AskDeletion
          busy={busy}
          proof={proof}
          onSigned={(signed) => act(() => api.askDeletion(signed), strings.asked)}
          onCancel={() => setSure(false)}
        />
      ) : (
        <Button kind="quiet" size="small" data-next="" onClick={() => setSure(true)}>
          {strings.remove}
        </Button>
      )}
    </div>
  );
}

type AskDeletionProps = {
  busy: boolean;
  proof: ProofPort;
  onSigned(signed: DeletionProof): void;
  onCancel(): void;
};

/** Undefined while it is being prepared; null where it could not be. */
type Message = string | null | undefined;

/** Expires on the server after ten minutes. */
const FRESH_MS = 7 * 60_000;

/** Says plainly what goes and what stays, before it is asked for. */
function AskDeletion({ busy, proof, onSigned, onCancel }: AskDeletionProps) {
  const id = useId();
  const [message, setMessage] = useState<Message>();
  const [isSigning, setSigning] = useState(false);
  const [turn, setTurn] = useState(0);
  const isHere = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: A new turn prepares another.
  useEffect(() => {
    isHere.current = true;
    let isWanted = true;
    setMessage(undefined);
    void proof.prepare().then((prepared) => isWanted && setMessage(prepared));
    const timer = setTimeout(() => setTurn((count) => count + 1), FRESH_MS);
    return () => {
      isWanted = false;
      isHere.current = false;
      clearTimeout(timer);
    };
  }, [proof, turn]);

  async function sign(text: string): Promise<void> {
    setSigning(true);
    // No waiting before this: a phone opens the wallet only from the very press.
    const signature = await proof.sign(text);
    setSigning(false);
    // What was signed after the visitor thought better of it deletes nothing.
    if (!isHere.current) return;
    if (signature === null) announce(strings.notSigned, "assertive");
    else onSigned({ message: text, signature });
    setTurn((count) => count + 1);
  }
  return (
    <section aria-labelledby={id} className={css.sure}>
      <h4 id={id} tabIndex={-1} data-next="">
        {strings.sure}
      </h4>
      <p>{strings.goes}</p>
      <p>{strings.stays}</p>
      <p>{strings.undone}</p>
      <p>{message === null ? strings.notPrepared : message ? strings.proof : strings.preparing}</p>
      {message && <pre className={css.message}>{message}</pre>}
      <div className={css.actions}>
        {message === null ? (
          <Button size="small" onClick={() => setTurn((count) => count + 1)}>
            {strings.retry}
          </Button>
        ) : (
          <Button
            size="small"
            busy={busy || isSigning || message === undefined}
            onClick={() => message && void sign(message)}
          >
            {strings.sign}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
    </section>
  );
}

function faceOf(account: KeptAccount | "failed" | undefined, isSure: boolean): Face {
  if (account === undefined) return "reading";
  if (account === "failed") return "failed";
  return account.deletion ? "ending" : isSure ? "sure" : "kept";
}

/** When what had the focus goes away, what stands in its place takes it over. */
function useFocusThatStays(face: Face): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(face);
  useLayoutEffect(() => {
    const isFirst = before.current === "reading" || before.current === face;
    before.current = face;
    const { activeElement, body } = document;
    if (isFirst || (activeElement !== body && activeElement !== null)) return;
    part.current?.querySelector<HTMLElement>("[data-next]")?.focus();
  }, [face]);
  return part;
}

/** The day and the minute, in the visitor's own language. */
export const whenDue = (at: number, language?: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
