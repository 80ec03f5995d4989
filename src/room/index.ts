// The room designer: a loader for its page.
import type { Page } from "../lib/page.ts";

export const loadRoomDesignerPage = async (): Promise<Page> =>
  (await import("./page.ts")).roomDesignerPage;
