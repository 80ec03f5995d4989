// Opens what the site is made of over its database, as one app: the API, fields, rooms, accounts, parishes and pages.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { Hono } from "hono";
import { dayOf } from "../src/fields/weather/weather.ts";
import type { SiteSettings } from "../src/lib/siteSettings.ts";
import { openAccountService } from "./account/openAccountService.ts";
import { createApp } from "./app.ts";
import type { Build } from "./build.ts";
import type { Config } from "./config.ts";
import { openDrawing } from "./drawing/openDrawing.ts";
import { openFarmService } from "./farms/openFarmService.ts";
import { tallyFarms } from "./farms/tallyFarms.ts";
import { galleryPages } from "./fields/galleryPages.ts";
import { openFields } from "./fields/openFields.ts";
import type { Files } from "./files/files.ts";
import type { Env } from "./http/env.ts";
import { readNotFoundPage } from "./http/notFoundPage.ts";
import { framedPolicy } from "./http/securityHeaders.ts";
import type { FindVisitor, TrustedProxies } from "./http/visitor.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openApi } from "./openApi.ts";
import { createDrawnPages } from "./pages/drawnPages.ts";
import { createPageTurns, openPagePool, openPageProcess } from "./pages/pagePool.ts";
import { type PageDataLoaders, pageRoutes } from "./pages/pageRoutes.ts";
import { parishPages } from "./parishes/parishPages.ts";
import { openRecoding } from "./pictures/openRecoding.ts";
import type { Readiness } from "./readiness.ts";
import { openRooms } from "./rooms/openRooms.ts";
import { canonicalGallery } from "./rooms/roomPages.ts";
import type { ServerDependencies } from "./serverDependencies.ts";
import type { Database } from "./store/database.ts";
import { createCountrySearch } from "./world/countrySearch.ts";
import { worldPages } from "./world/worldPages.ts";

type Parts = {
  config: Config;
  surroundings: ServerDependencies;
  settings: SiteSettings;
  build: Pick<Build, "siteDir" | "renderDir">;
  /** Whether another site may show this one in a frame. */
  isFramed: boolean;
  database: Database;
  keptFiles: Files;
  metrics: Metrics;
  readiness: Readiness;
};

export type OpenSite = {
  app: Hono<Env>;
  findVisitor: FindVisitor;
  proxies: TrustedProxies;
  /** Begins what goes on beside the requests. */
  start(): void;
  /** Ends it, and the processes that draw. */
  stop(): Promise<void>;
};

export async function openSite(parts: Parts): Promise<Result<OpenSite>> {
  const { config, surroundings, settings, build, isFramed, database, keptFiles, metrics } = parts;
  const { readiness } = parts;
  const { site, log, clock, local } = surroundings;
  const { basePath, siteOrigin } = config;
  const api = openApi({
    config,
    siteName: site.name,
    settings,
    isFramed,
    firstBlock: local ? 0 : site.collection.firstBlock,
    database,
    metrics,
    log,
    clock,
  });
  if (!api.ok) return api;
  const { collection } = site;
  const toPages = { renderDir: build.renderDir, origin: siteOrigin, collection };
  const pagePool = openPagePool(
    surroundings.openPageProcess ?? (() => openPageProcess(toPages)),
    log,
  );
  const drawing = openDrawing(surroundings.drawing);
  const recoding = openRecoding();
  const closeJobs = () => Promise.all([pagePool.close(), drawing.close(), recoding.close()]);
  const fields = await openFields({
    // As in the pages: a field is drawn from the collection that the studio has, wherever it is read.
    collection,
    siteOrigin,
    basePath,
    keptFiles,
    drawing,
    findVisitor: api.value.roomParts.findVisitor,
    log,
    clock,
  });
  const rooms =
    site.features.roomDesigner && site.features.signIn
      ? await openRooms({
          ...api.value.roomParts,
          site: { name: site.name, address: siteOrigin + basePath },
          pieces: site.roomPieces,
          countUpload: (outcome) => metrics.pictureUploads.add({ outcome }),
          uploads: config.uploads,
          recoding,
          drawing,
          keptFiles,
        })
      : null;
  const farms =
    site.features.play && site.features.signIn
      ? openFarmService({
          ...api.value.roomParts,
          collection,
          bytesPerDay: config.farmBytesPerDay,
          count: (outcome) => metrics.farmWrites.add({ outcome }),
          tally: tallyFarms(metrics),
        })
      : null;
  const account =
    rooms || farms
      ? openAccountService({
          ...api.value.roomParts,
          rooms,
          notes: keptFiles,
          checkProof: api.value.checkDeletion,
        })
      : null;
  if (farms) metrics.gauge("farms_kept", "Farms that are kept with accounts.", farms.count);
  const parishes = parishPages({
    size: collection.size,
    owners: api.value.owners,
    sheets: fields.sheets,
    basePath,
    clock,
  });
  const none = async () => accept(null);
  const { size } = collection;
  const { owners } = api.value;
  const search = createCountrySearch({ size, owners, pool: pagePool });
  const given: PageDataLoaders = {
    rooms: none,
    room: none,
    ...rooms?.given,
    field: async () => accept({ day: dayOf(new Date(clock())) }),
    fields: galleryPages({ size, sheets: fields.sheets }),
    parish: parishes.given,
    world: worldPages({ size, owners, find: search.find, clock }),
  };
  const app = createApp({
    siteOrigin,
    basePath,
    readiness,
    metrics,
    metricsToken: config.metricsToken,
    // The server speaks no TLS: somebody before it does.
    isBehindProxy: config.trustedProxies.length > 0 || siteOrigin.startsWith("https:"),
    notFoundPage: await readNotFoundPage(build.siteDir),
    log,
    settings,
    hasPasskeys: api.value.hasPasskeys,
    hasSigners: api.value.hasSigners,
    localRoutes: local?.routes,
    routes: [
      ...api.value.routes,
      fields.routes,
      parishes.routes,
      ...(rooms ? [rooms.routes] : []),
      ...(account ? [account.routes] : []),
      ...(farms ? [farms.routes] : []),
      pageRoutes({
        site,
        pages: createDrawnPages(pagePool),
        given,
        canonical: { world: search.world, fields: search.fields, rooms: canonicalGallery },
        turnOf: createPageTurns(api.value.roomParts),
        basePath,
        framedPolicy,
      }),
    ],
  });
  return accept({
    app,
    findVisitor: api.value.roomParts.findVisitor,
    proxies: api.value.proxies,
    start() {
      api.value.start();
      rooms?.start();
      account?.start();
      farms?.start();
    },
    async stop() {
      await Promise.all([api.value.stop(), rooms?.stop(), account?.stop(), farms?.stop()]);
      await closeJobs();
    },
  });
}
