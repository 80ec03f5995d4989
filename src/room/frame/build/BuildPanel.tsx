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

type StepperProps = {
  label: string;
  /** In tiles, of which a wall's height has quarters. */
  value: number;
  step: number;
  onValue: (tiles: number) => void;
};

/** A number to type between two buttons, heard when it changes. */
function Stepper({ label, value, step, onValue }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = Number(typed?.replace(",", "."));
    setTyped(null);
    if (typed?.trim() && Number.isFinite(wanted) && wanted !== value)
      onValue(Math.round(wanted / step) * step);
  };
  return (
    <fieldset className={css.stepper} aria-label={label}>
      <span className={css.stepLabel}>{label}</span>
      <IconButton
        icon={<Icon of={Minus} />}
        label={strings.less(label)}
        onClick={() => onValue(value - step)}
      />
      <label className={css.value}>
        <span className="visually-hidden">{strings.inTiles(label)}</span>
        <input
          inputMode="decimal"
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === "Enter") take();
            if (event.key === "Escape") setTyped(null);
          }}
        />
        <span aria-hidden="true">{strings.unit}</span>
      </label>
      <IconButton
        icon={<Icon of={Plus} />}
        label={strings.more(label)}
        onClick={() => onValue(value + step)}
      />
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
        value={columns}
        step={1}
        onValue={(tiles) => resize({ columns: tiles }, strings.tiles(tiles))}
      />
      <Stepper
        label={strings.rows}
        value={rows}
        step={1}
        onValue={(tiles) => resize({ rows: tiles }, strings.tiles(tiles))}
      />
      <Stepper
        label={strings.height}
        value={height / PER_TILE}
        step={1 / PER_TILE}
        onValue={(tiles) => resize({ height: tiles * PER_TILE }, strings.tiles(tiles))}
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
