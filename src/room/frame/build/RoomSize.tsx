// How wide, how deep and how high the room is.
import { type ResizeRoom, resizeRoom } from "../../commands/resizeRoom.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { PER_TILE } from "../../model/units.ts";
import css from "./Build.module.css";
import { Stepper } from "./Stepper.tsx";
import { strings } from "./strings.ts";

export function RoomSize() {
  const editor = useEditor();
  const { columns, rows, height } = useSession(({ document }) => document.shell.size);
  const resize = (to: ResizeRoom, words: string) => {
    const { session } = editor;
    const outcome = session.dispatch(resizeRoom, to);
    report(editor, outcome, () =>
      outcome.ok ? `${describeLabel(session.catalogue, outcome.label)}: ${words}.` : "",
    );
  };
  return (
    <div className={css.part}>
      <Stepper
        label={strings.columns}
        value={strings.tiles(columns)}
        onStep={(by) => resize({ columns: columns + by }, strings.tiles(columns + by))}
      />
      <Stepper
        label={strings.rows}
        value={strings.tiles(rows)}
        onStep={(by) => resize({ rows: rows + by }, strings.tiles(rows + by))}
      />
      <Stepper
        label={strings.height}
        value={strings.tiles(height / PER_TILE)}
        onStep={(by) => resize({ height: height + by }, strings.tiles((height + by) / PER_TILE))}
      />
      <p className={css.hint}>{strings.sizeHint}</p>
    </div>
  );
}
