// Walls, floor, doors and windows, and the size of the room: in place of the pieces while building.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { Tabs } from "@loamstead/ui/Tabs.tsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { finishPieces } from "../../catalogue/index.ts";
import { paintFloor } from "../../commands/paintFloor.ts";
import { type ResizeRoom, resizeRoom } from "../../commands/resizeRoom.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { said } from "../../editor/strings.ts";
import { PER_TILE } from "../../model/units.ts";
import css from "./Build.module.css";
import { Openings } from "./Openings.tsx";
import { Swatches } from "./Swatches.tsx";
import { strings } from "./strings.ts";
import { Walls } from "./Walls.tsx";

type StepperProps = { label: string; value: string; onStep: (by: 1 | -1) => void };

/** A number between two buttons, heard when it changes. */
function Stepper({ label, value, onStep }: StepperProps) {
  return (
    <fieldset className={css.stepper} aria-label={label}>
      <span className={css.stepLabel}>{label}</span>
      <IconButton
        icon={<Icon of={Minus} />}
        label={strings.less(label)}
        onClick={() => onStep(-1)}
      />
      <output className={css.value}>{value}</output>
      <IconButton icon={<Icon of={Plus} />} label={strings.more(label)} onClick={() => onStep(1)} />
    </fieldset>
  );
}

/** How wide, how deep and how high the room is. */
function RoomSize() {
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
          outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "",
        );
      }}
    />
  );
}

/** Kept here, so that it is where it was when somebody comes back from furnishing. */
let lastPart = "walls";

export function BuildPanel({ beside }: { beside?: ReactNode }) {
  const [part, setPart] = useState(lastPart);
  const select = (id: string) => {
    lastPart = id;
    setPart(id);
  };
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
        onSelect={select}
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
