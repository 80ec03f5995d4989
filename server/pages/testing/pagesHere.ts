// Draws pages in this process, for whoever looks at what is on them: without a queue, and as often as one likes.

import { accept } from "@loamstead/lib/result.ts";
import { ownTurn } from "../../jobs/jobTurn.ts";
import type { PagePool, PageTurn } from "../pagePool.ts";
import type { PageWork } from "../pageWork.ts";

export const anyTurn: PageTurn = { turn: ownTurn("me"), mayDraw: async () => accept(undefined) };

export const pagesHere = (work: PageWork): Pick<PagePool, "run"> => ({
  run: (async (job) => accept(await work(job))) as PagePool["run"],
});
