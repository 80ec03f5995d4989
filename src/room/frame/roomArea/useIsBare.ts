// Whether nothing has been done in a room yet: only then is it asked what to begin with.
import { useSession } from "../../editor/EditorContext.ts";

export const useIsBare = (): boolean =>
  useSession(
    ({ document, history, tool }) =>
      document.items.size + history.past.length === 0 && tool.at === "idle",
  );
