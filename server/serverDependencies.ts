// What a start is given besides its settings: the studio's site, the clocks, and what stands in for something in a test.
import type { SiteConfig } from "../src/lib/siteConfig.ts";
import type { DrawingOptions } from "./drawing/openDrawing.ts";
import type { LocalSources } from "./http/contentSources.ts";
import type { HttpLimits } from "./http/listen.ts";
import type { Log } from "./log.ts";
import type { PageProcess } from "./pages/pageJobs.ts";
import type { LocalSettings } from "./settings/buildSettings.ts";

export type LocalRoutes = (request: Request) => Promise<Response>;

/** What a local world adds to the site on a developer's machine; never there in production. */
export type LocalDependencies = {
  routes: LocalRoutes;
  settings: LocalSettings;
  sources: LocalSources;
};

export type ServerDependencies = {
  site: SiteConfig;
  log: Log;
  /** Milliseconds, for durations only. */
  now: () => number;
  /** Milliseconds since 1970. */
  clock: () => number;
  limits?: HttpLimits;
  stopDeadlineMs?: number;
  local?: LocalDependencies;
  /** Stands in for the processes that draw. */
  drawing?: DrawingOptions;
  /** Stands in for those that draw pages. */
  openPageProcess?: () => PageProcess;
};
