// The clipboard of the browser; what it forbids is an answer, not a fault.
import type { Clipboard } from "../editor/editor.ts";

export const browserClipboard: Clipboard = {
  write: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
  read: async () => {
    try {
      return await navigator.clipboard.readText();
    } catch {
      return null;
    }
  },
};
