// Two tabs that wanted different things of one room: both lie here, and one, the other or both go on.
import { useState } from "react";
import type { Moved } from "../../keeping/library/library.ts";
import type { Half } from "../../keeping/library/libraryState.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useSelected } from "../editor/useSelected.ts";
import css from "./ConflictDialog.module.css";
import { focusRoomName } from "./focusRoomName.ts";
import panel from "./Panel.module.css";
import { Drawing } from "./RoomThumbnail.tsx";
import type { RoomTools } from "./roomTools.ts";
import { movedWords, strings } from "./strings.ts";
import { useTold } from "./useOutcome.ts";
import { clockWords } from "./whenWords.ts";

type SideProps = { tools: RoomTools; half: Half; words: string };

function Side({ tools, half, words }: SideProps) {
  return (
    <figure className={css.side}>
      <Drawing
        drawings={tools.drawings}
        id={`parted/${half.room}`}
        at={half.at}
        read={async () => half.document}
        size="card"
        isPassing
      />
      <figcaption className={css.words}>{words}</figcaption>
    </figure>
  );
}

export function PartedDialog({ tools }: { tools: RoomTools }) {
  const { workshop } = tools;
  const parted = useSelected(workshop, (state) => state.parted);
  const told = useTold();
  const [error, setError] = useState("");
  const canChoose = parted?.theirs.document !== null;

  const choose = async (answer: () => Promise<Moved>, words: string) => {
    setError("");
    const done = await answer();
    if (!told(done, words) && !done.ok) setError(movedWords[done.reason]);
  };
  return (
    <Dialog
      open={parted !== null}
      title={strings.partedTitle}
      size="wide"
      // Gone without an answer, both stay: nothing is lost by that.
      onClose={() => void choose(workshop.keepBoth, strings.keptBoth)}
      returnTo={() => {
        focusRoomName();
        return document.activeElement as HTMLElement;
      }}
    >
      {parted && (
        <div className={panel.panel}>
          <p className={panel.lede}>{canChoose ? strings.partedLede : strings.partedUnread}</p>
          <div className={css.sides}>
            <Side
              tools={tools}
              half={parted.mine}
              words={strings.mine(clockWords(parted.mine.at))}
            />
            <Side
              tools={tools}
              half={parted.theirs}
              words={strings.theirs(clockWords(parted.theirs.at))}
            />
          </div>
          <p className={panel.error} role="alert">
            {error}
          </p>
          <p className={panel.ways}>
            <Button
              data-autofocus=""
              onClick={() => void choose(workshop.keepBoth, strings.keptBoth)}
            >
              {strings.keepBoth}
            </Button>
            {canChoose && (
              <>
                <Button
                  kind="secondary"
                  onClick={() => void choose(workshop.keepMine, strings.keptMine)}
                >
                  {strings.keepMine}
                </Button>
                <Button
                  kind="secondary"
                  onClick={() => void choose(workshop.keepTheirs, strings.keptTheirs)}
                >
                  {strings.keepTheirs}
                </Button>
              </>
            )}
          </p>
        </div>
      )}
    </Dialog>
  );
}
