// How wide, how deep and how high the room is, in numbers, and which of its walls moves.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { RoomCommand } from "../../commands/command.ts";
import { moveWall } from "../../commands/moveWall.ts";
import { resizeRoom } from "../../commands/resizeRoom.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { useSelected } from "../../editor/useSelected.ts";
import { builtChoiceOf } from "../../hands/builtChoice.ts";
import { type WallSide, wallSides } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import css from "./Build.module.css";
import { strings } from "./strings.ts";
import { WallChoice } from "./WallChoice.tsx";

type StepperProps = {
  label: string;
  /** In tiles, of which a wall's height has quarters. */
  value: number;
  step: number;
  /** `typed` is what was asked for, where that may lie between two steps. */
  onValue: (tiles: number, typed?: number) => void;
};

/** A number to type between two buttons, heard when it changes. */
function Stepper({ label, value, step, onValue }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = Number(typed?.replace(",", "."));
    setTyped(null);
    if (typed?.trim() && Number.isFinite(wanted) && wanted !== value)
      onValue(Math.round(wanted / step) * step, wanted);
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

/** Carries out what changes the room's size, and says how large it is then. */
function useResize() {
  const editor = useEditor();
  return <Args,>(command: RoomCommand<Args>, args: Args, rounded = "") => {
    const { session } = editor;
    const outcome = session.dispatch(command, args);
    report(editor, outcome, () => {
      if (!outcome.ok) return "";
      const { columns, rows, height } = outcome.document.shell.size;
      const size = strings.whole(columns, rows, height / PER_TILE);
      return `${rounded}${describeLabel(session.catalogue, outcome.label)}: ${size}`;
    });
  };
}

/** The walls of which one moves, by buttons, as by the hand in the plan. */
function OneWall() {
  const { session } = useEditor();
  const resize = useResize();
  const choice = builtChoiceOf(session);
  const { part } = useSelected(choice, (state) => state);
  const wall: WallSide = part?.kind === "wall" ? part.wall : "south";
  const move = (by: number) => {
    choice.set({ part: { kind: "wall", wall } });
    resize(moveWall, { wall, by });
  };
  return (
    <>
      <WallChoice<WallSide>
        label={strings.oneWall}
        scopes={wallSides}
        value={wall}
        onChoose={(chosen) => choice.set({ part: { kind: "wall", wall: chosen } })}
      />
      <div className={css.pair}>
        <Button kind="secondary" size="small" onClick={() => move(-1)}>
          {strings.pushIn}
        </Button>
        <Button kind="secondary" size="small" onClick={() => move(1)}>
          {strings.pullOut}
        </Button>
      </div>
    </>
  );
}

/** Whoever typed a half is told that there is none. */
const whole = (tiles: number, typed = tiles): string =>
  tiles === typed ? "" : `${strings.wholeTiles(tiles)} `;

export function RoomSize() {
  const { columns, rows, height } = useSession(({ document }) => document.shell.size);
  const resize = useResize();
  return (
    <div className={css.part}>
      <Stepper
        label={strings.columns}
        value={columns}
        step={1}
        onValue={(tiles, typed) => resize(resizeRoom, { columns: tiles }, whole(tiles, typed))}
      />
      <Stepper
        label={strings.rows}
        value={rows}
        step={1}
        onValue={(tiles, typed) => resize(resizeRoom, { rows: tiles }, whole(tiles, typed))}
      />
      <Stepper
        label={strings.height}
        value={height / PER_TILE}
        step={1 / PER_TILE}
        onValue={(tiles) => resize(resizeRoom, { height: tiles * PER_TILE })}
      />
      <OneWall />
      <p className={css.hint}>{strings.sizeHint}</p>
    </div>
  );
}
