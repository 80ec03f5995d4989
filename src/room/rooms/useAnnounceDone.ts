// Says what came of it: a success politely, a failure at once.

import type { LibraryResult } from "../../keeping/library/library.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { failureWords } from "./strings.ts";

/** Whether it was done; the words are those of success. */
export function useAnnounceDone(): (done: LibraryResult, words: string) => boolean {
  const { say } = useEditor();
  return (done, words) => {
    if (done.ok) say(words);
    else say(failureWords[done.reason], "atOnce");
    return done.ok;
  };
}
