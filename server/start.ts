// Puts the server together and starts it: build, data, database, routes, port; gives back how to stop it.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { readBuild } from "./build.ts";
import type { Config } from "./config.ts";
import { databaseFile, openDataFolder } from "./dataFolder.ts";
import { readFurnitureFrom } from "./drawing/furniture.ts";
import { openFiles } from "./files/openFiles.ts";
import { createConcurrencyLimit } from "./http/concurrencyLimit.ts";
import { contentSources } from "./http/contentSources.ts";
import { earlierBuilds } from "./http/earlierBuilds.ts";
import { inSeason } from "./http/inSeason.ts";
import { defaultLimits, listen } from "./http/listen.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import { noWorker, readSiteFiles, worker } from "./http/siteFiles.ts";
import { createStaticFiles } from "./http/staticFiles.ts";
import { createMetrics, measureDatabase } from "./metrics/metrics.ts";
import { openSite } from "./openSite.ts";
import { createReadiness } from "./readiness.ts";
import { answerRefusedByParser } from "./refusedByParser.ts";
import { createRequestListener } from "./requestListener.ts";
import type { ServerDependencies } from "./serverDependencies.ts";
import { buildSettings } from "./settings/buildSettings.ts";
import { securityTextWarning } from "./settings/securityTextWarning.ts";
import { settingsWarnings } from "./settings/settingsWarnings.ts";
import { type Stopped, stopServer } from "./stop.ts";
import { openDatabase } from "./store/openDatabase.ts";
import { secondsSinceBackup } from "./store/sqlite/backupMark.ts";

const bucketRefused =
  "The bucket that PICTURES_URL names cannot be used with the keys that are given";

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
  surroundings: ServerDependencies,
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

  const { siteDir, seasonsDir, origin, inputs } = build.value;
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
  const kept = await openDatabase({ url: config.databaseUrl, file: databaseFile(dataDir), log });
  if (!kept.ok) return kept;
  const metrics = createMetrics();
  const database = measureDatabase(kept.value, metrics, now);
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
  const opening = { config, surroundings, settings: settings.value, build: build.value };
  const opened = await openSite({
    ...opening,
    isFramed: sources.frameAncestors.length > 0,
    database,
    keptFiles,
    metrics,
    readiness,
  });
  if (!opened.ok) {
    await database.close();
    return opened;
  }
  const { app, findVisitor, proxies } = opened.value;
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
  const underWay = createConcurrencyLimit(limits.maxUnderWay);
  const bytesUnderWay = createConcurrencyLimit(limits.maxBytesUnderWay);
  metrics.gauge("http_requests_under_way", "Requests whose answers are not over.", underWay.taken);
  metrics.gauge(
    "http_bytes_under_way",
    "What requests bring and answers wait with, in memory.",
    bytesUnderWay.taken,
  );
  const listener = createRequestListener({
    basePath,
    headers,
    staticFiles,
    app,
    log,
    metrics,
    now,
    newId: randomUUID,
    findVisitor,
    places: underWay,
    bytes: bytesUnderWay,
  });

  const { host, port: wanted } = config;
  const place = { host, port: wanted, proxies };
  const listening = await listen(listener, place, limits);
  if (!listening.ok) {
    await opened.value.stop();
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
  opened.value.start();
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
      await opened.value.stop();
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
