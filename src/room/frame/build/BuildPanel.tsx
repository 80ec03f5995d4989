// Walls, floor, doors and windows, and the size of the room: in place of the pieces while building.

import { Tabs } from "@loamstead/ui/Tabs.tsx";
import type { ReactNode } from "react";
import { finishPieces } from "../../catalogue/index.ts";
import { paintFloor } from "../../commands/paintFloor.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useOverlays, useSession } from "../../editor/EditorContext.ts";
import type { BuildPart } from "../../editor/overlays.ts";
import { report } from "../../editor/report.ts";
import { announcements } from "../../editor/strings.ts";
import css from "./Build.module.css";
import { Openings } from "./Openings.tsx";
import { RoomSize } from "./RoomSize.tsx";
import { Swatches } from "./Swatches.tsx";
import { strings } from "./strings.ts";
import { Walls } from "./Walls.tsx";

const pieces = finishPieces.filter(
  ({ covers, takesPicture }) => covers.includes("floor") && !takesPicture,
);

/** What the floor is laid with. */
function Floor() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.floor.kind);
  return (
    <Swatches
      ground="floor"
      label={strings.floorFinishes}
      pieces={pieces}
      now={now}
      onChoose={(kind) => {
        const { session } = editor;
        const outcome = session.dispatch(paintFloor, { finish: { kind } });
        report(editor, outcome, () =>
          outcome.ok ? announcements.done(describeLabel(session.catalogue, outcome.label)) : "",
        );
      }}
    />
  );
}

export function BuildPanel({ beside }: { beside?: ReactNode }) {
  const { overlays } = useEditor();
  const part = useOverlays(({ building }) => building);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{strings.title}</h2>
        {beside}
      </div>
      <Tabs
        label={strings.parts}
        className={css.tabs!}
        selected={part}
        onSelect={(id) => overlays.set({ building: id as BuildPart })}
        tabs={[
          { id: "walls", label: strings.walls, panel: <Walls /> },
          { id: "floor", label: strings.floor, panel: <Floor /> },
          { id: "openings", label: strings.openingsShort, panel: <Openings /> },
          { id: "size", label: strings.size, panel: <RoomSize /> },
        ]}
      />
    </div>
  );
}
