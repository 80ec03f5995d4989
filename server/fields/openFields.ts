// Puts together what answers for fields: the pictures on disk, what draws them, routes.
import type { Hono } from "hono";
import { seasonAt } from "../../src/fields/calendar.ts";
import { loadLand } from "../../src/fields/land/further.ts";
import type { DrawingPools } from "../drawing/openDrawing.ts";
import { openPictureStore } from "../drawing/pictureStore.ts";
import type { Files } from "../files/files.ts";
import type { Env } from "../http/env.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import { aheadFolder } from "./drawAhead.ts";
import { createFieldPictures } from "./fieldPictures.ts";
import { fieldRoutes } from "./fieldRoutes.ts";
import { type FieldSheets, fieldSheets } from "./fieldSheets.ts";
import { createParishPictures } from "./parishPictures.ts";
import { parishRoutes } from "./parishRoutes.ts";
import { fieldsVersion, pictureNames } from "./pictureRequest.ts";

type FieldsOptions = {
  collection: { address: string; size: number };
  siteOrigin: string;
  basePath: string;
  keptFiles: Files;
  drawing: DrawingPools;
  findVisitor: FindVisitor;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** All fields as marketplaces show them come to some 4 GB; the pages' own pictures to half of that. */
const MAX_BYTES = 2 ** 30;

export type OpenFields = { routes: Hono<Env>; sheets: Pick<FieldSheets, "has"> };

export async function openFields(options: FieldsOptions): Promise<OpenFields> {
  const { collection, siteOrigin, basePath, keptFiles, drawing, findVisitor, log, clock } = options;
  await loadLand(collection.size);
  const version = await fieldsVersion(collection.address);
  const nameOf = pictureNames(version);
  const store = await openPictureStore({
    files: keptFiles,
    folder: "fields",
    maxBytes: MAX_BYTES,
    log,
    clock,
  });
  const ahead = aheadFolder(version);
  const { size } = collection;
  const sheets = fieldSheets({ files: keptFiles, ahead, size, clock });
  const pictures = createParishPictures({
    size,
    version,
    files: keptFiles,
    ahead,
    store,
    fields: drawing.fields,
    log,
  });
  const { standIns } = drawing;
  // Its addresses are longer than those of single pictures, which would refuse them.
  const routes = sheets.routes
    .route("/", parishRoutes({ collection, pictures, standIns, findVisitor }))
    .route(
      "/",
      fieldRoutes({
        collection,
        pictures: createFieldPictures({
          collection: collection.address,
          nameOf,
          files: keptFiles,
          ahead,
          store,
          drawing,
          log,
        }),
        nameOf,
        address: siteOrigin + basePath,
        basePath,
        findVisitor,
        season: () => seasonAt(new Date(clock())),
      }),
    );
  return { routes, sheets };
}
