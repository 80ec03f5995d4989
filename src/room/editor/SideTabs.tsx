// Where only one panel has room beside the stage: pieces, or what is in the room.
import Armchair from "lucide-react/icons/armchair";
import ListTree from "lucide-react/icons/list-tree";
import { Choice } from "./controls/Choice.tsx";
import type { DeskState } from "./desk.ts";
import { useDesk, useEditor, useLook } from "./EditorContext.ts";
import css from "./SideTabs.module.css";
import { strings } from "./strings.ts";

export function SideTabs() {
  const { desk } = useEditor();
  const side = useDesk((state) => state.side);
  const trade = useLook((look) => look.trade);
  if (trade === "build") return null;
  return (
    <Choice<DeskState["side"]>
      label={strings.side}
      className={css.tabs!}
      value={side}
      options={[
        { value: "catalogue", label: strings.pieces, icon: Armchair },
        { value: "placed", label: strings.inThisRoom, icon: ListTree },
      ]}
      onChoose={(chosen) => desk.set({ side: chosen })}
    />
  );
}
