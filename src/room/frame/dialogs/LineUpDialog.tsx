// How several things are lined up or spaced.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import AlignCenterH from "lucide-react/icons/align-center-horizontal";
import AlignCenterV from "lucide-react/icons/align-center-vertical";
import AlignEndH from "lucide-react/icons/align-end-horizontal";
import AlignEndV from "lucide-react/icons/align-end-vertical";
import SpaceAcross from "lucide-react/icons/align-horizontal-distribute-center";
import AlignStartH from "lucide-react/icons/align-start-horizontal";
import AlignStartV from "lucide-react/icons/align-start-vertical";
import SpaceDeep from "lucide-react/icons/align-vertical-distribute-center";
import { type ActionId, act } from "../../editor/actions/actions.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./LineUpDialog.module.css";

const ways: readonly { readonly id: ActionId; readonly icon: LucideIcon }[] = [
  { id: "alignLeft", icon: AlignStartV },
  { id: "alignMiddle", icon: AlignCenterV },
  { id: "alignRight", icon: AlignEndV },
  { id: "alignBack", icon: AlignStartH },
  { id: "alignCentre", icon: AlignCenterH },
  { id: "alignFront", icon: AlignEndH },
  { id: "spaceAcross", icon: SpaceAcross },
  { id: "spaceDeep", icon: SpaceDeep },
];

function Way({ id, icon }: { id: ActionId; icon: LucideIcon }) {
  const editor = useEditor();
  const { label, isPossible } = useAction(id);
  const run = () => {
    editor.overlays.set({ open: null });
    act(editor, id, "byKey");
  };
  return (
    <ToolButton className={css.way} disabled={!isPossible} onClick={run}>
      <Icon of={icon} size={24} />
      {label}
    </ToolButton>
  );
}

export function LineUpDialog() {
  const { overlays } = useEditor();
  const isOpen = useOverlays(({ open }) => open?.kind === "lineUp");
  return (
    <Dialog open={isOpen} title={strings.lineUpTitle} onClose={() => overlays.set({ open: null })}>
      <div className={css.ways}>{isOpen && ways.map((way) => <Way key={way.id} {...way} />)}</div>
    </Dialog>
  );
}
