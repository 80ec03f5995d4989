// Two tabs wanted different things of one room: both are shown, and one, the other or both go on.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useState } from "react";
import type { ConflictSide, LibraryResult } from "../../keeping/library/library.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { RoomDocument } from "../model/room.ts";
import css from "./ConflictDialog.module.css";
import { focusRoomName } from "./focusRoomName.ts";
import panel from "./Panel.module.css";
import { RoomThumbnail } from "./RoomThumbnail.tsx";
import type { RoomTools } from "./roomTools.ts";
import { failureWords, strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";
import { clockWords } from "./whenWords.ts";

type SideProps = { tools: RoomTools; side: ConflictSide<RoomDocument>; words: string };

function Side({ tools, side, words }: SideProps) {
  return (
    <figure className={css.side}>
      <RoomThumbnail
        cache={tools.thumbnails}
        id={`conflict/${side.id}`}
        at={side.at}
        read={async () => side.document}
        size="card"
        isPassing
      />
      <figcaption className={css.words}>{words}</figcaption>
    </figure>
  );
}

export function ConflictDialog({ tools }: { tools: RoomTools }) {
  const { library } = tools;
  const conflict = useSelected(library, (state) => state.conflict);
  const sayDone = useAnnounceDone();
  const [error, setError] = useState("");
  const canChoose = conflict?.theirs.document !== null;

  const choose = async (answer: () => Promise<LibraryResult>, words: string) => {
    setError("");
    const done = await answer();
    if (!sayDone(done, words) && !done.ok) setError(failureWords[done.reason]);
  };
  return (
    <Dialog
      open={conflict !== null}
      title={strings.conflictTitle}
      size="wide"
      // Gone without an answer, both stay: nothing is lost by that.
      onClose={() => void choose(library.keepBoth, strings.keptBoth)}
      returnTo={() => {
        focusRoomName();
        return document.activeElement as HTMLElement;
      }}
    >
      {conflict && (
        <div className={panel.panel}>
          <p className={panel.lede}>{canChoose ? strings.conflictLede : strings.conflictUnread}</p>
          <div className={css.sides}>
            <Side
              tools={tools}
              side={conflict.mine}
              words={strings.mine(clockWords(conflict.mine.at))}
            />
            <Side
              tools={tools}
              side={conflict.theirs}
              words={strings.theirs(clockWords(conflict.theirs.at))}
            />
          </div>
          <p className={panel.error} role="alert">
            {error}
          </p>
          <p className={panel.ways}>
            <Button
              data-autofocus=""
              onClick={() => void choose(library.keepBoth, strings.keptBoth)}
            >
              {strings.keepBoth}
            </Button>
            {canChoose && (
              <>
                <Button
                  kind="secondary"
                  onClick={() => void choose(library.keepMine, strings.keptMine)}
                >
                  {strings.keepMine}
                </Button>
                <Button
                  kind="secondary"
                  onClick={() => void choose(library.keepTheirs, strings.keptTheirs)}
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
