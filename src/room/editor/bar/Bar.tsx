// The row above the room: what it is called and whether it is kept, what was done, how it is looked at.
import Footprints from "lucide-react/icons/footprints";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useAction } from "../actions/useAction.ts";
import { useLook, useSession } from "../EditorContext.ts";
import type { Slots } from "../slotTypes.ts";
import { strings } from "../strings.ts";
import { useIsRoomy, useLayout } from "../useLayout.ts";
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

function RoomName({ slots }: { slots: Slots }) {
  const name = useSession(({ document }) => document.shell.name);
  return slots.roomMenu ?? <h1 className={css.name}>{name}</h1>;
}

const wordsIn = { desk: "all", tablet: "none", phone: "all" } as const;

export function Bar({ slots }: { slots: Slots }) {
  const layout = useLayout();
  const mode = useLook((look) => look.mode);
  const isDesk = layout === "desk";
  const isRoomy = useIsRoomy();
  return (
    <section className={css.bar} data-region="bar" data-layout={layout} aria-label={strings.bar}>
      <div className={css.room}>
        <RoomName slots={slots} />
        {slots.saving}
      </div>
      {layout === "phone" && <div className={css.share}>{slots.shareButton}</div>}
      <div className={css.row}>
        {layout !== "phone" && <UndoRedo hasHistory={isDesk} />}
        <ViewSwitch words={isDesk && !isRoomy ? "chosen" : wordsIn[layout]} className={css.views} />
        <span className={css.gap} />
        {isDesk ? <LightSwitch /> : <LightButton />}
        {isDesk && mode !== "list" && <WalkButton />}
        {isDesk && slots.pictureButton}
        {isDesk ? slots.shareButton : <MoreMenu slots={slots} hasShare={layout === "tablet"} />}
      </div>
    </section>
  );
}
