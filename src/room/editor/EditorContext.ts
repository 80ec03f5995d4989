// How the parts of the editor come by it.
import { createContext, useContext } from "react";
import type { SessionState } from "../session/session.ts";
import type { DeskState } from "./desk.ts";
import type { Editor } from "./editor.ts";
import type { Looking } from "./look.ts";
import { useSelected } from "./useSelected.ts";

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("there is no editor around this part");
  return editor;
}

/** `select` gives a part of the state as it is, or a list of such parts. */
export const useSession = <T>(select: (state: SessionState) => T): T =>
  useSelected(useEditor().session, select);

export const useLook = <T>(select: (look: Looking) => T): T =>
  useSelected(useEditor().look, select);

export const useDesk = <T>(select: (desk: DeskState) => T): T =>
  useSelected(useEditor().desk, select);
