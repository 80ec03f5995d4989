// Folds the shelf of a low window away again, from its head.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useEditor } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { strings } from "../../editor/strings.ts";

export function FoldShelf() {
  const { overlays } = useEditor();
  const fold = () => {
    overlays.set({ sheet: "chips" });
    // The button goes with what it folded.
    focusRegion("room");
  };
  return (
    <IconButton icon={<Icon of={ChevronLeft} />} label={strings.shelfFold.fold} onClick={fold} />
  );
}
