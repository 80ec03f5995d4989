// What the server keeps of the holder: all of it to take along, and the end of the account, with a day to undo it.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type AccountApi, accountApi, archiveLink, type KeptAccount } from "./accountApi.ts";
import css from "./Kept.module.css";
import { strings } from "./strings.ts";

type Face = "reading" | "failed" | "kept" | "sure" | "ending";

/** What is kept of whoever is signed in; asked for when it is shown. */
export function Kept({ api = accountApi }: { api?: AccountApi }) {
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
          onDelete={() => act(api.askDeletion, strings.asked)}
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

type AskDeletionProps = { busy: boolean; onDelete(): void; onCancel(): void };

/** Says plainly what goes and what stays, before it is asked for. */
function AskDeletion({ busy, onDelete, onCancel }: AskDeletionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.sure}>
      <h4 id={id} tabIndex={-1} data-next="">
        {strings.sure}
      </h4>
      <p>{strings.goes}</p>
      <p>{strings.stays}</p>
      <p>{strings.undone}</p>
      <div className={css.actions}>
        <Button size="small" busy={busy} onClick={onDelete}>
          {strings.remove}
        </Button>
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
