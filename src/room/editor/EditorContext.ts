// How the parts of the editor come by it.
import { createContext, useContext } from "react";
import type { EditorSessionState } from "../session/editorSession.ts";
import type { Editor } from "./editor.ts";
import type { OverlayState } from "./overlays.ts";
import { useSelected } from "./useSelected.ts";
import type { ViewState } from "./viewSettings.ts";

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("there is no editor around this part");
  return editor;
}

/** `select` gives a part of the state as it is, or a list of such parts. */
export const useSession = <T>(select: (state: EditorSessionState) => T): T =>
  useSelected(useEditor().session, select);

export const useView = <T>(select: (view: ViewState) => T): T =>
  useSelected(useEditor().view, select);

export const useOverlays = <T>(select: (overlays: OverlayState) => T): T =>
  useSelected(useEditor().overlays, select);
