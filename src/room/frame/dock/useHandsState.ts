// What the visitor's hands are at, as far as it decides which tools lie ready.
import { useSession } from "../../editor/EditorContext.ts";

export type HandsState = "empty" | "chosen" | "several" | "holding";

export const useHandsState = (): HandsState =>
  useSession(({ tool, selection }) => {
    if (tool.at === "holding") return "holding";
    if (selection.length === 0) return "empty";
    return selection.length === 1 ? "chosen" : "several";
  });
