// The room itself, in whichever view; on its corners what changes how it is looked at.
import Armchair from "lucide-react/icons/armchair";
import Hammer from "lucide-react/icons/hammer";
import { Suspense } from "react";
import { takeUp } from "../actions/viewActions.ts";
import { Choice } from "../controls/Choice.tsx";
import { useEditor, useLook, useSession } from "../EditorContext.ts";
import type { Trade } from "../look.ts";
import type { Slots } from "../slotTypes.ts";
import { strings } from "../strings.ts";
import { useLayout } from "../useLayout.ts";
import { Camera, PhoneCamera } from "./Camera.tsx";
import css from "./Stage.module.css";

function TradeSwitch() {
  const editor = useEditor();
  const trade = useLook((look) => look.trade);
  return (
    <Choice<Trade>
      label={strings.trade}
      kind="raised"
      value={trade}
      options={[
        { value: "furnish", label: strings.furnish, icon: Armchair },
        { value: "build", label: strings.buildWord, icon: Hammer },
      ]}
      onChoose={(chosen) => takeUp(editor, chosen)}
    />
  );
}

function View({ slots: { SceneView, PlanView, ListView } }: { slots: Slots }) {
  const mode = useLook((look) => look.mode);
  const Shown = { scene: SceneView, plan: PlanView, list: ListView }[mode];
  return Shown ? (
    <Suspense>
      <Shown />
    </Suspense>
  ) : null;
}

export function Stage({ slots }: { slots: Slots }) {
  const layout = useLayout();
  const mode = useLook((look) => look.mode);
  const isWalking = useLook((look) => look.isWalking);
  const isBare = useSession(
    ({ document, history, tool }) =>
      document.items.size + history.past.length === 0 && tool.at === "idle",
  );
  const isPhone = layout === "phone";
  const isLookedAt = mode !== "list" && !isWalking;
  return (
    <section
      id="room"
      className={css.stage}
      data-region="room"
      data-keys=""
      data-mode={mode}
      aria-label={strings.room}
    >
      <div className={css.view}>
        <View slots={slots} />
      </div>
      {isLookedAt && !isPhone && (
        <div className={css.trade}>
          <TradeSwitch />
        </div>
      )}
      {isLookedAt && <div className={css.camera}>{isPhone ? <PhoneCamera /> : <Camera />}</div>}
      {isBare && mode !== "list" && <div className={css.beginning}>{slots.beginning}</div>}
    </section>
  );
}
