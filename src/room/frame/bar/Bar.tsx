// The row above the room: what it is called and whether it is kept, what was done, how it is looked at.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Box from "lucide-react/icons/box";
import Footprints from "lucide-react/icons/footprints";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import ImageIcon from "lucide-react/icons/image";
import List from "lucide-react/icons/list";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import Sunset from "lucide-react/icons/sunset";
import type { ReactNode } from "react";
import { hasWebGl } from "../../../scene/context/graphics.ts";
import { SoundSwitch } from "../../../sound/index.ts";
import { setLight } from "../../commands/setLight.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { showMode } from "../../editor/actions/viewActions.ts";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useSession, useView } from "../../editor/EditorContext.ts";
import type { Editor } from "../../editor/editor.ts";
import { report } from "../../editor/report.ts";
import { lightLabels, strings } from "../../editor/strings.ts";
import { useIsNarrow, useIsRoomy, useIsWide, useLayout } from "../../editor/useLayout.ts";
import type { Mode } from "../../editor/viewSettings.ts";
import type { RoomHour } from "../../model/room.ts";
import css from "./Bar.module.css";
import { MoreMenu } from "./MoreMenu.tsx";
import { UndoRedo } from "./UndoRedo.tsx";

type ViewSwitchProps = { words?: "all" | "chosen" | "none"; className?: string | undefined };

/** The room in 3D, from above, or as a list. */
function ViewSwitch({ words = "all", className }: ViewSwitchProps) {
  const editor = useEditor();
  const mode = useView((view) => view.mode);
  const has3D = hasWebGl();
  return (
    <Choice<Mode>
      label={strings.view}
      value={mode}
      words={words}
      className={className}
      options={[
        has3D
          ? { value: "scene", label: strings.scene, icon: Box }
          : { value: "scene", label: strings.picture, icon: ImageIcon },
        { value: "plan", label: strings.plan, icon: Grid2x2 },
        { value: "list", label: strings.list, icon: List },
      ]}
      onChoose={(chosen) => showMode(editor, chosen)}
    />
  );
}

/** Where there is little room the light is one button, which goes on to the next hour. */
function LightButton() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.light);
  const next = nextLight(now);
  return (
    <IconButton
      icon={<Icon of={lightIcons[now]} />}
      kind="raised"
      label={strings.lightNow(lightLabels[now], lightLabels[next])}
      onClick={() => light(editor, next)}
    />
  );
}

const lightIcons = { day: Sun, evening: Sunset, night: Moon };

const lights = ["day", "evening", "night"] as const;

const nextLight = (light: RoomHour): RoomHour => lights[(lights.indexOf(light) + 1) % 3]!;

function light(editor: Editor, wanted: RoomHour): void {
  const outcome = editor.session.dispatch(setLight, { light: wanted });
  report(editor, outcome, () => strings.lit(lightLabels[wanted]));
}

/** Day, evening or night in the room. */
function LightSwitch() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.light);
  return (
    <Choice<RoomHour>
      label={strings.light}
      value={now}
      words={useIsWide() ? "chosen" : "none"}
      options={lights.map((value) => ({
        value,
        label: lightLabels[value],
        icon: lightIcons[value],
      }))}
      onChoose={(chosen) => light(editor, chosen)}
    />
  );
}

function WalkButton() {
  const { isOn, run } = useAction("walk");
  return (
    <IconButton
      icon={<Icon of={Footprints} />}
      kind="raised"
      label={strings.walk}
      hint="W"
      aria-pressed={isOn}
      onClick={run}
    />
  );
}

function RoomName() {
  const name = useSession(({ document }) => document.shell.name);
  return <h1 className={css.name}>{name}</h1>;
}

/** What is left out is not there. */
export type BarParts = {
  /** The name of the room as a heading, with the menu of rooms. */
  readonly roomMenu?: ReactNode;
  /** Whether the room is kept. */
  readonly saving?: ReactNode;
  /** Makes pictures and files of the room. */
  readonly exportButton?: ReactNode;
  readonly shareButton?: ReactNode;
};

const wordsIn = { desk: "all", tablet: "none", low: "none", phone: "all" } as const;

export function Bar({ roomMenu = <RoomName />, saving, exportButton, shareButton }: BarParts) {
  const layout = useLayout();
  const mode = useView((view) => view.mode);
  const isDesk = layout === "desk";
  const isRoomy = useIsRoomy();
  const isNarrow = useIsNarrow();
  const hasFewWords = (isDesk && !isRoomy) || (layout === "phone" && isNarrow);
  return (
    <section
      className={css.bar}
      data-region="bar"
      data-layout={layout}
      data-narrow={isNarrow || undefined}
      aria-label={strings.bar}
    >
      <div className={css.room}>
        {roomMenu}
        {saving}
      </div>
      {layout === "phone" && <div className={css.share}>{shareButton}</div>}
      <div className={css.row}>
        {layout !== "phone" && <UndoRedo hasHistory={isDesk} />}
        <ViewSwitch words={hasFewWords ? "chosen" : wordsIn[layout]} className={css.views} />
        <span className={css.gap} />
        {isDesk ? <LightSwitch /> : <LightButton />}
        {isDesk && <SoundSwitch />}
        {isDesk && mode !== "list" && <WalkButton />}
        {isDesk && exportButton}
        {isDesk ? shareButton : <MoreMenu>{layout !== "phone" && shareButton}</MoreMenu>}
      </div>
    </section>
  );
}
