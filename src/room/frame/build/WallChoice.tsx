// Which wall is meant, on a small picture of the room from above for each.
import type { LucideIcon } from "lucide-react";
import Paintbrush from "lucide-react/icons/paintbrush";
import PanelBottom from "lucide-react/icons/panel-bottom";
import PanelLeft from "lucide-react/icons/panel-left";
import PanelRight from "lucide-react/icons/panel-right";
import PanelTop from "lucide-react/icons/panel-top";
import Square from "lucide-react/icons/square";
import { Choice } from "../../editor/controls/Choice.tsx";
import type { WallSide } from "../../model/room.ts";
import css from "./Build.module.css";
import { strings } from "./strings.ts";

export type Scope = WallSide | "all" | "brush";

const icons: Readonly<Record<Scope, LucideIcon>> = {
  all: Square,
  north: PanelTop,
  west: PanelLeft,
  east: PanelRight,
  south: PanelBottom,
  brush: Paintbrush,
};

type WallChoiceProps<T extends Scope> = {
  label: string;
  scopes: readonly T[];
  value: T;
  onChoose: (scope: T) => void;
};

export function WallChoice<T extends Scope>(props: WallChoiceProps<T>) {
  const { label, scopes, value, onChoose } = props;
  return (
    <div className={css.labelled}>
      <p aria-hidden="true">
        {label}: {strings.whichNames[value]}
      </p>
      <Choice<T>
        label={label}
        words="none"
        value={value}
        options={scopes.map((scope) => ({
          value: scope,
          label: strings.whichNames[scope],
          icon: icons[scope],
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
