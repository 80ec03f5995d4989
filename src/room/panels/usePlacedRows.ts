// The rows of the room for a component: only those that changed are new.
import { useMemo } from "react";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { type PlacedRow, standingRows, withHeld } from "./placedRows.ts";

export function usePlacedRows(): readonly PlacedRow[] {
  const { catalogue } = useEditor().session;
  const document = useSession((state) => state.document);
  const tool = useSession((state) => state.tool);
  const standing = useMemo(() => standingRows(document, catalogue), [document, catalogue]);
  return useMemo(
    () => withHeld(standing, { document, tool }, catalogue),
    [standing, document, tool, catalogue],
  );
}
