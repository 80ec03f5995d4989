// Stands the room on a table in the browser's own view of what is around, with a few words and a way back over it.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { Stage } from "../stage/stage.ts";
import type { OnTable } from "../stage/table/onTableScene.ts";
import css from "./OnTableButton.module.css";
import { StandFace } from "./StandFace.tsx";
import { strings } from "./strings.ts";

/** It may have ended by itself. */
const leave = async (session: XRSession | null) => session?.end().catch(() => {});

/** A touch on the way back is none on the room. */
function keepButtons(event: Event): void {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

type OnTableButtonProps = { stage: Pick<Stage, "stand"> | null };

export function OnTableButton({ stage }: OnTableButtonProps) {
  const { say } = useEditor();
  const over = useRef<HTMLDivElement>(null);
  const session = useRef<XRSession | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [at, setAt] = useState<OnTable | null>(null);
  // Whoever leaves the page leaves the table, and so does a room whose picture the device took away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the stage's leaving that ends it
  useEffect(() => () => void leave(session.current), [stage]);
  useEffect(() => {
    const own = over.current!;
    own.addEventListener("beforexrselect", keepButtons);
    return () => own.removeEventListener("beforexrselect", keepButtons);
  }, []);

  async function begin() {
    setBusy(true);
    const opened = await navigator
      .xr!.requestSession("immersive-ar", {
        requiredFeatures: ["hit-test"],
        optionalFeatures: ["dom-overlay"],
        domOverlay: { root: over.current! },
      })
      .catch(() => null);
    setBusy(false);
    if (!opened) return say(strings.standRefused, "atOnce");
    // Left while it was asked for.
    if (!over.current) return void leave(opened);
    const tell = (now: OnTable) => {
      setAt(now);
      say(strings.onTable[now]);
    };
    session.current = opened;
    tell("nowhere");
    await stage!.stand(opened, tell).catch(() => say(strings.standFailed, "atOnce"));
    await leave(opened);
    session.current = null;
    setAt(null);
  }

  return (
    <>
      <StandFace isBusy={isBusy} isReady={stage !== null} onPress={begin} />
      <div ref={over} className={css.over} hidden={at === null}>
        {at && <p className={css.words}>{strings.onTable[at]}</p>}
        <IconButton
          kind="raised"
          icon={<Icon of={X} />}
          label={strings.leaveTable}
          onClick={() => void leave(session.current)}
        />
      </div>
    </>
  );
}
