// A tab on the edge of a panel: folds it away from the room, and brings it back.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./SidePanel.module.css";

const folds = {
  catalogue: { state: "isShelfOpen", words: strings.shelfFold },
  placed: { state: "isListOpen", words: strings.listFold },
} as const;

export function FoldTab({ panel }: { panel: keyof typeof folds }) {
  const { overlays } = useEditor();
  const { state, words } = folds[panel];
  const isOpen = useOverlays((all) => all[state]);
  const label = isOpen ? words.fold : words.open;
  return (
    <ToolButton
      className={css.fold}
      data-panel={panel}
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={() => overlays.set({ [state]: !isOpen })}
    >
      <Icon of={isOpen === (panel === "catalogue") ? ChevronLeft : ChevronRight} size={18} />
    </ToolButton>
  );
}
