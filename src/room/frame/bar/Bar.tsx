// The row above the room: what it is called and whether it is kept, what was done, how it is looked at.
import Footprints from "lucide-react/icons/footprints";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useAction } from "../../editor/actions/useAction.ts";
import { useSession, useView } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import { useIsRoomy, useLayout } from "../../editor/useLayout.ts";
import css from "./Bar.module.css";
import { LightButton } from "./LightButton.tsx";
import { LightSwitch } from "./LightSwitch.tsx";
import { MoreMenu } from "./MoreMenu.tsx";
import { UndoRedo } from "./UndoRedo.tsx";
import { ViewSwitch } from "./ViewSwitch.tsx";

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

const wordsIn = { desk: "all", tablet: "none", phone: "all" } as const;

export function Bar({ roomMenu = <RoomName />, saving, exportButton, shareButton }: BarParts) {
  const layout = useLayout();
  const mode = useView((view) => view.mode);
  const isDesk = layout === "desk";
  const isRoomy = useIsRoomy();
  return (
    <section className={css.bar} data-region="bar" data-layout={layout} aria-label={strings.bar}>
      <div className={css.room}>
        {roomMenu}
        {saving}
      </div>
      {layout === "phone" && <div className={css.share}>{shareButton}</div>}
      <div className={css.row}>
        {layout !== "phone" && <UndoRedo hasHistory={isDesk} />}
        <ViewSwitch words={isDesk && !isRoomy ? "chosen" : wordsIn[layout]} className={css.views} />
        <span className={css.gap} />
        {isDesk ? <LightSwitch /> : <LightButton />}
        {isDesk && mode !== "list" && <WalkButton />}
        {isDesk && exportButton}
        {isDesk ? shareButton : <MoreMenu>{layout === "tablet" && shareButton}</MoreMenu>}
      </div>
    </section>
  );
}
