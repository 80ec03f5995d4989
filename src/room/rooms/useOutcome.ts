// Says what came of it: a success politely, a failure at once.

import type { Moved } from "../../keeping/library/library.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { movedWords } from "./strings.ts";

/** Whether it was done; the words are those of success. */
export function useTold(): (moved: Moved, words: string) => boolean {
  const { say } = useEditor();
  return (moved, words) => {
    if (moved.ok) say(words);
    else say(movedWords[moved.reason], "atOnce");
    return moved.ok;
  };
}
