// Puts together what answers for fields: drawing threads, the pictures on disk, routes.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { seasonAt } from "../../src/fields/calendar.ts";
import type { Env } from "../http/env.ts";
import type { Log } from "../log.ts";
import type { DrawnPages } from "../pages/drawnPages.ts";
import type { OpenDrawer } from "./drawing.ts";
import { createDrawingPool, type PoolSize } from "./drawingPool.ts";
import { drawingVersion } from "./drawingVersion.ts";
import { createFieldPictures } from "./fieldPictures.ts";
import { fieldRoutes } from "./fieldRoutes.ts";
import { openDrawThread } from "./openDrawThread.ts";
import { pictureNames } from "./pictureRequest.ts";
import { openPictureStore } from "./pictureStore.ts";

type FieldsOptions = {
  collection: { address: string; size: number };
  siteOrigin: string;
  basePath: string;
  dataDir: string;
  pages: DrawnPages;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
  openDrawer?: OpenDrawer | undefined;
  poolSize?: PoolSize | undefined;
};

export type Fields = { routes: Hono<Env>; close(): Promise<void> };

/** One core stays free for everything else; a queue of 24 is some twenty seconds of waiting. */
const usualSize: PoolSize = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 24,
};

/** All fields as marketplaces show them come to some 4 GB; the pages' own pictures to half of that. */
const MAX_BYTES = 2 ** 30;

export async function openFields(options: FieldsOptions): Promise<Fields> {
  const { collection, siteOrigin, basePath, dataDir, pages, log, clock } = options;
  const nameOf = pictureNames(await drawingVersion(collection.address));
  const store = await openPictureStore({
    dir: join(dataDir, "fields"),
    maxBytes: MAX_BYTES,
    log,
    clock,
  });
  const pool = createDrawingPool(
    options.openDrawer ?? openDrawThread,
    options.poolSize ?? usualSize,
  );
  const routes = fieldRoutes({
    collection,
    pictures: createFieldPictures({ collection: collection.address, nameOf, store, pool, log }),
    nameOf,
    pages,
    address: siteOrigin + basePath,
    basePath,
    season: () => seasonAt(new Date(clock())),
  });
  return { routes, close: pool.close };
}
