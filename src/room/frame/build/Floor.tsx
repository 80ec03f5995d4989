// What the floor is laid with.
import { finishPieces } from "../../catalogue/index.ts";
import { paintFloor } from "../../commands/paintFloor.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { said } from "../../editor/strings.ts";
import { Swatches } from "./Swatches.tsx";
import { strings } from "./strings.ts";

const pieces = finishPieces.filter(
  ({ covers, takesPicture }) => covers.includes("floor") && !takesPicture,
);

export function Floor() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.floor.kind);
  return (
    <Swatches
      label={strings.floorFinishes}
      pieces={pieces}
      now={now}
      onChoose={(kind) => {
        const { session } = editor;
        const outcome = session.dispatch(paintFloor, { finish: { kind } });
        report(editor, outcome, () =>
          outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "",
        );
      }}
    />
  );
}
