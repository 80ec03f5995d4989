// Papers, panels and paints: for all walls, for one, or for those that are clicked in the room.
import { useState } from "react";
import { finishPieces } from "../../catalogue/index.ts";
import { paintWalls } from "../../commands/paintWalls.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { announcements } from "../../editor/strings.ts";
import { type FinishId, type WallSide, wallSides } from "../../model/room.ts";
import css from "./Build.module.css";
import { Swatches } from "./Swatches.tsx";
import { strings } from "./strings.ts";
import { type Scope, WallChoice } from "./WallChoice.tsx";

const pieces = finishPieces.filter(
  ({ covers, takesPicture }) => covers.includes("wall") && !takesPicture,
);
const scopes: readonly Scope[] = ["all", "north", "west", "east", "south", "brush"];

const wallsOf = (scope: Scope): readonly WallSide[] =>
  scope === "all" ? wallSides : scope === "brush" ? [] : [scope];

export function Walls() {
  const editor = useEditor();
  const { session, say } = editor;
  const [scope, setScope] = useState<Scope>("all");
  const walls = useSession(({ document }) => document.shell.walls);
  const brush = useSession(({ tool }) => (tool.at === "painting" ? tool.finish.kind : null));
  const kinds = new Set(wallsOf(scope).map((wall) => walls[wall].kind));
  const now = scope === "brush" ? brush : kinds.size === 1 ? [...kinds][0]! : null;

  const choose = (kind: FinishId) => {
    if (scope === "brush") {
      session.paintWith({ kind });
      say(strings.brush(finishPieces.find(({ id }) => id === kind)?.name ?? kind));
      return;
    }
    const outcome = session.dispatch(paintWalls, { walls: wallsOf(scope), finish: { kind } });
    report(editor, outcome, () =>
      outcome.ok ? announcements.done(describeLabel(session.catalogue, outcome.label)) : "",
    );
  };

  const changeScope = (wanted: Scope) => {
    if (wanted !== "brush") session.rest();
    setScope(wanted);
  };

  return (
    <div className={css.part}>
      <WallChoice<Scope>
        label={strings.which}
        scopes={scopes}
        value={scope}
        onChoose={changeScope}
      />
      {scope === "brush" && <p className={css.hint}>{strings.brushHint}</p>}
      <Swatches
        ground="wall"
        label={strings.wallFinishes}
        pieces={pieces}
        now={now}
        onChoose={choose}
      />
    </div>
  );
}
