// Puts the server together and starts it: build, data, database, routes, port; gives back how to stop it.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { dayOf } from "../src/fields/weather/weather.ts";
import type { SiteConfig } from "../src/lib/siteConfig.ts";
import { openAccount } from "./account/openAccount.ts";
import { createApp, type LocalRoutes } from "./app.ts";
import { readBuild } from "./build.ts";
import type { Config } from "./config.ts";
import { databaseFile, openDataFolder } from "./dataFolder.ts";
import { readFurnitureFrom } from "./drawing/furniture.ts";
import { type DrawingOptions, openDrawing } from "./drawing/openDrawing.ts";
import { galleryPages } from "./fields/galleryPages.ts";
import { openFields } from "./fields/openFields.ts";
import { openFiles } from "./files/openFiles.ts";
import { contentSources, type LocalSources } from "./http/contentSources.ts";
import { earlierBuilds } from "./http/earlierBuilds.ts";
import { inSeason } from "./http/inSeason.ts";
import { defaultLimits, type HttpLimits, listen } from "./http/listen.ts";
import { readNotFoundPage } from "./http/notFoundPage.ts";
import { createPlaces } from "./http/places.ts";
import { framedPolicy, securityHeaders } from "./http/securityHeaders.ts";
import { noWorker, readSiteFiles, worker } from "./http/siteFiles.ts";
import { createStaticFiles } from "./http/staticFiles.ts";
import type { Log } from "./log.ts";
import { createMetrics, measureDatabase } from "./metrics/metrics.ts";
import { openApi } from "./openApi.ts";
import { createDrawnPages } from "./pages/drawnPages.ts";
import type { PageProcess } from "./pages/pageJobs.ts";
import { createPageTurns, openPagePool, openPageProcess } from "./pages/pagePool.ts";
import { type Given, pageRoutes } from "./pages/pageRoutes.ts";
import { parishPages } from "./parishes/parishPages.ts";
import { openRecoding } from "./pictures/openRecoding.ts";
import { createReadiness } from "./readiness.ts";
import { answerRefusedByParser } from "./refusedByParser.ts";
import { createRequestListener } from "./requestListener.ts";
import { openRooms } from "./rooms/openRooms.ts";
import { canonicalGallery } from "./rooms/roomPages.ts";
import { buildSettings, type LocalSettings } from "./settings/buildSettings.ts";
import { securityTextWarning } from "./settings/securityTextWarning.ts";
import { settingsWarnings } from "./settings/settingsWarnings.ts";
import { type Stopped, stopServer } from "./stop.ts";
import { openDatabase } from "./store/openDatabase.ts";
import { secondsSinceBackup } from "./store/sqlite/backupMark.ts";
import { createCountrySearch } from "./world/countrySearch.ts";
import { worldPages } from "./world/worldPages.ts";

const bucketRefused =
  "The bucket that PICTURES_URL names cannot be used with the keys that are given";

/** What a local world adds to the site on a developer's machine; never there in production. */
export type LocalSurroundings = {
  routes: LocalRoutes;
  settings: LocalSettings;
  sources: LocalSources;
};

export type Surroundings = {
  site: SiteConfig;
  log: Log;
  /** Milliseconds, for durations only. */
  now: () => number;
  /** Milliseconds since 1970. */
  clock: () => number;
  limits?: HttpLimits;
  stopDeadlineMs?: number;
  local?: LocalSurroundings;
  /** Stands in for the processes that draw. */
  drawing?: DrawingOptions;
  /** Stands in for those that draw pages. */
  openPageProcess?: () => PageProcess;
};

export type RunningServer = {
  port: number;
  /** The address of the site on this machine, with the base path. */
  url: string;
  stop(): Promise<Stopped>;
  /** Ends a stop that takes too long. */
  cut(): void;
};

export async function startServer(
  config: Config,
  surroundings: Surroundings,
): Promise<Result<RunningServer>> {
  const { site, log, now, clock, limits = defaultLimits, local } = surroundings;
  const { stopDeadlineMs = 3_000 } = surroundings;
  const { basePath, siteOrigin, distDir, dataDir } = config;
  const settings = buildSettings({ ...config, site, local: local?.settings });
  if (!settings.ok) return settings;
  const build = await readBuild(distDir, basePath);
  if (!build.ok) return build;
  const data = await openDataFolder(dataDir);
  if (!data.ok) return data;
  if (data.value.isFull) {
    log.error(`The disk that ${dataDir} is on is full: nothing new is kept until there is room`);
  }

  const keptFiles = openFiles(config);
  const usable = await keptFiles.check();
  if (!usable.ok) return refuse(`${bucketRefused}: ${usable.reason.reason}.`);

  const { siteDir, seasonsDir, renderDir, origin, inputs } = build.value;
  readFurnitureFrom(join(distDir, "furniture.json"));
  if (origin !== siteOrigin) {
    log.warn({ origin, siteOrigin }, "the build's share and feed links name another origin");
  }
  for (const warning of settingsWarnings(settings.value, siteOrigin)) log.warn(warning);
  const securityEnds = await securityTextWarning(siteDir, clock());
  if (securityEnds) log.warn(securityEnds);
  if (siteOrigin.startsWith("https:") && config.trustedProxies.length === 0) {
    log.warn("TRUSTED_PROXIES is not set: behind a proxy all visitors share the limits of one");
  }
  const opened = await openDatabase({ url: config.databaseUrl, file: databaseFile(dataDir), log });
  if (!opened.ok) return opened;
  const metrics = createMetrics();
  const database = measureDatabase(opened.value, metrics, now);
  const readiness = createReadiness({
    distDir,
    basePath,
    inputs,
    dataDir,
    database,
    keptFiles,
    now,
  });
  const sources = contentSources(settings.value, local?.sources);
  const api = openApi({
    config,
    siteName: site.name,
    settings: settings.value,
    isFramed: sources.frameAncestors.length > 0,
    firstBlock: local ? 0 : site.collection.firstBlock,
    database,
    metrics,
    log,
    clock,
  });
  if (!api.ok) {
    await database.close();
    return api;
  }
  const { collection } = site;
  const toPages = { renderDir, origin: siteOrigin, collection };
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
  const account =
    rooms &&
    openAccount({
      ...api.value.roomParts,
      files: rooms.files,
      pictures: rooms.pictures,
      notes: keptFiles,
      accountName: rooms.accountName,
      checkProof: api.value.checkDeletion,
    });
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
  const given: Given = {
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
    notFoundPage: await readNotFoundPage(siteDir),
    log,
    settings: settings.value,
    hasPasskeys: api.value.hasPasskeys,
    hasSigners: api.value.hasSigners,
    localRoutes: local?.routes,
    routes: [
      ...api.value.routes,
      fields.routes,
      parishes.routes,
      ...(rooms && account ? [rooms.routes, account.routes] : []),
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
  const files = new Map([
    ...(await earlierBuilds({ siteDir, dataDir, inputs, log, clock })),
    ...(await readSiteFiles(siteDir)),
  ]);
  // A local world's pages are not to be found by a later one's, nor by those of a production start.
  const instead = files.get(noWorker);
  if (instead && (local || !config.keepsOffline))
    files.set(worker, { ...instead, cacheControl: "no-store" });
  files.delete(noWorker);
  const staticFiles = createStaticFiles(await inSeason(files, seasonsDir, clock), basePath);
  const headers = securityHeaders(siteOrigin, sources);
  const underWay = createPlaces(limits.maxUnderWay);
  metrics.gauge("http_requests_under_way", "Requests whose answers are not over.", underWay.taken);
  const listener = createRequestListener({
    basePath,
    headers,
    staticFiles,
    app,
    log,
    metrics,
    now,
    newId: randomUUID,
    findVisitor: api.value.roomParts.findVisitor,
    places: underWay,
  });

  const { host, port: wanted } = config;
  const place = { host, port: wanted, proxies: api.value.proxies };
  const listening = await listen(listener, place, limits);
  if (!listening.ok) {
    await closeJobs();
    await database.close();
    return listening;
  }
  const { server, port, connections } = listening.value;
  answerRefusedByParser(server, { headers, connections, log, metrics });
  const cutting = new AbortController();
  metrics.gauge("backup_age_seconds", "Since the last backup that is known of.", () =>
    secondsSinceBackup(databaseFile(dataDir), clock()),
  );
  metrics.gauge("http_open_connections", "Open connections.", connections.count);
  metrics.total(
    "http_dropped_connections_total",
    "Connections turned away because too many were open.",
    connections.dropped,
  );
  api.value.start();
  rooms?.start();
  account?.start();
  log.info({ host: config.host, port, basePath }, "listening");
  return accept({
    port,
    url: `http://${shownHost(config.host)}:${port}${basePath}`,
    async stop() {
      readiness.markStopping();
      connections.announceClose();
      // Whoever passes requests on has this long to see that none should come here any more.
      const { signal } = cutting;
      await setTimeout(config.drainSeconds * 1000, undefined, { signal }).catch(() => {});
      const stopped = await stopServer(listening.value, signal.aborted ? 0 : stopDeadlineMs);
      await Promise.all([api.value.stop(), rooms?.stop(), account?.stop()]);
      await closeJobs();
      await database.close();
      return stopped;
    },
    cut() {
      cutting.abort();
      connections.closeNow();
    },
  });
}

const reachedAsLocalhost = new Set(["127.0.0.1", "0.0.0.0", "::1", "::"]);

function shownHost(host: string): string {
  if (reachedAsLocalhost.has(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
