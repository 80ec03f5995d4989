// The styles of all pages but the front page: their HTML names them, and one opened in its place waits for them.
import { linkSheet } from "@loamstead/ui/linkSheet.ts";
import pagesSheet from "./pages.css?url";

let linking: Promise<void> | undefined;

const isLinked = () => document.querySelector(`link[href="${pagesSheet}"]`) !== null;

/** After a failure the next call tries again. */
export async function linkPages(): Promise<void> {
  // While it is developed, every module brings its own styles.
  if (import.meta.env.DEV || import.meta.env.SSR) return;
  if (!isLinked())
    linking = linkSheet(pagesSheet).finally(() => {
      linking = undefined;
    });
  await linking;
}
