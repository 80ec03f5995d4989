// The whole country: the loader for its page.
import type { Page } from "../lib/page.ts";

/** A page that the server drew names its picture itself, and one that is open has it. */
let hasDrawing = false;

function fetchDrawing(): void {
  if (hasDrawing || import.meta.env.SSR) return;
  import("./map/drawing.ts").then(
    (drawing) => drawing.fetchDrawing(),
    // The page itself says so where its parts are gone.
    () => {},
  );
}

/** Where the server handed nothing over, the page searches by itself. */
export async function loadWorldPage(given?: object): Promise<Page> {
  if (!given) fetchDrawing();
  hasDrawing = true;
  return (await import("./WorldPage.tsx")).worldPage(given);
}
