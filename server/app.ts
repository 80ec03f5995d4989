// The routes that are answered by code: health, metrics, settings, the API, and a fitting refusal for all else (router).
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import type { SiteSettings } from "../src/lib/siteSettings.ts";
import { accountOperations } from "./account/accountOperations.ts";
import { describeApi } from "./api/describeApi.ts";
import type { Operations } from "./api/operation.ts";
import { siteOperations } from "./api/siteOperations.ts";
import { farmOperations } from "./farms/farmOperations.ts";
import { fieldOperations } from "./fields/fieldOperations.ts";
import { checkWrite, uploadPictureTypes } from "./http/checkWrite.ts";
import { compressJson } from "./http/compressJson.ts";
import type { Env } from "./http/env.ts";
import { etagMatches, etagOf } from "./http/etag.ts";
import type { NotFoundPage } from "./http/notFoundPage.ts";
import { reading, refuseOtherMethods } from "./http/otherMethods.ts";
import {
  badRequest,
  internalError,
  notFound,
  type Problem,
  passProblemCode,
  problem,
  problemResponse,
  serviceUnavailable,
  unauthorized,
} from "./http/problem.ts";
import { idHeader } from "./http/requestLog.ts";
import { nameRoute } from "./http/routeName.ts";
import { wantsPage } from "./http/wantsPage.ts";
import type { Log } from "./log.ts";
import { mayReadMetrics } from "./metrics/mayReadMetrics.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { metricsContentType as metricsType } from "./metrics/registry.ts";
import { passkeyOperations } from "./passkeys/passkeyOperations.ts";
import { pictureOperations } from "./pictures/pictureOperations.ts";
import { storageFull } from "./pictures/problems.ts";
import type { Readiness } from "./readiness.ts";
import { guestRoomOperations } from "./rooms/guestRoomOperations.ts";
import { roomOperations } from "./rooms/roomOperations.ts";
import { shownRoomOperations } from "./rooms/shownRoomOperations.ts";
import type { LocalRoutes } from "./serverDependencies.ts";
import { cookieName } from "./signIn/cookies.ts";
import { signInOperations } from "./signIn/signInOperations.ts";
import { DatabaseUnavailable } from "./store/driver/unavailable.ts";

type AppParts = {
  siteOrigin: string;
  basePath: string;
  readiness: Readiness;
  metrics: Metrics;
  metricsToken?: string | undefined;
  /** Whether visitors come by a proxy. */
  isBehindProxy?: boolean;
  notFoundPage: NotFoundPage;
  log: Log;
  settings: SiteSettings;
  /** Whether the chain has what passkeys stand on. */
  hasPasskeys?: () => boolean;
  /** Whether it has what further passkeys of an account stand on. */
  hasSigners?: () => boolean;
  /** Answers what lies below /local/. */
  localRoutes?: LocalRoutes | undefined;
  /** The features' own routes. */
  routes?: readonly Hono<Env>[];
};

/** Everything that is told of the API. */
export const operations: Operations = {
  ...siteOperations,
  ...signInOperations,
  ...passkeyOperations,
  ...fieldOperations,
  ...roomOperations,
  ...shownRoomOperations,
  ...guestRoomOperations,
  ...accountOperations,
  ...pictureOperations,
  ...farmOperations,
};

/** Asked with every page and every sign-in, and so short that looking for more would be most of the work. */
const inAPacket = /^\/api\/(?:session$|sign-in\/)/;

export function createApp(parts: AppParts): Hono<Env> {
  const { siteOrigin, readiness, metrics, metricsToken, notFoundPage, log } = parts;
  const {
    settings,
    hasPasskeys = () => false,
    hasSigners = () => false,
    localRoutes,
    routes = [],
    isBehindProxy,
  } = parts;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    // Without a connection, as in a test, there is no env.
    const { incoming, outgoing }: Partial<HttpBindings> = c.env ?? {};
    // What the answer says itself goes before this; looking into it would cost each a tenth of its time.
    outgoing?.setHeader("Cache-Control", "no-store");
    await next();
    if (incoming) nameRoute(incoming, routePath(c, -1));
    if (outgoing) passProblemCode(c.res, outgoing);
  });

  const compress = compressJson();
  app.use("/api/*", (c, next) => (inAPacket.test(c.req.path) ? next() : compress(c, next)));

  app.get("/healthz", (c) => c.json({ status: "alive" }));
  app.get("/readyz", async (c) => {
    const failed = await readiness.check();
    return failed.length === 0
      ? c.json({ status: "ready" })
      : problemResponse(
          problem("not-ready", "The server cannot take requests now.", { more: { failed } }),
        );
  });
  app.get("/metrics", (c) =>
    c.env?.incoming && mayReadMetrics(c.env.incoming, metricsToken, isBehindProxy)
      ? c.body(metrics.text(), 200, { "Content-Type": metricsType })
      : problemResponse(unauthorized),
  );
  refuseOtherMethods(app, { "/healthz": reading, "/readyz": reading, "/metrics": reading });

  const { passkeys, ...always } = settings;
  answerJson(app, "/api/settings", () =>
    JSON.stringify({
      ...always,
      passkeys: passkeys && hasPasskeys() ? { ...passkeys, hasSigners: hasSigners() } : null,
    }),
  );
  answerJson(app, "/api/openapi.json", () => description);
  app.use("/api/*", async (c, next) => {
    const problem = checkWrite(c.req.raw, siteOrigin, isUpload(c) ? uploadPictureTypes : undefined);
    return problem ? problemResponse(problem) : next();
  });
  for (const more of routes) app.route("/", more);
  refuseOtherMethods(app, methodsOf(app));

  if (localRoutes) app.all("/local/*", (c) => localRoutes(c.req.raw));

  const about = {
    appName: settings.appName,
    address: siteOrigin + parts.basePath,
    sessionCookie: cookieName(siteOrigin, "session", "top"),
  };
  const description = JSON.stringify(describeApi(app.routes, operations, about));

  app.notFound((c) =>
    wantsPage({ method: c.req.method, path: c.req.path, accept: c.req.header("Accept") })
      ? notFoundPage(c.req.header("Accept-Encoding"))
      : problemResponse(notFound),
  );
  app.onError((error, c) => problemResponse(explain(error, c, log)));
  return app;
}

/** Answers what changes seldom, or never as long as the server runs. */
function answerJson(app: Hono<Env>, path: string, tell: () => string): void {
  app.get(path, (c) => {
    const body = tell();
    const headers = { "Cache-Control": "no-cache", ETag: etagOf(body) };
    return etagMatches(c.req.header("If-None-Match"), headers.ETag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
  });
  refuseOtherMethods(app, { [path]: reading });
}

/** By path below /api, what its routes answer to. */
function methodsOf({ routes }: Hono<Env>): Record<string, string[]> {
  const known: Record<string, string[]> = {};
  for (const { path, method } of routes) {
    if (method === "ALL" || !path.startsWith("/api/")) continue;
    known[path] = [...(known[path] ?? []), ...(method === "GET" ? reading : [method])];
  }
  return known;
}

const isUpload = ({ req }: Context<Env>): boolean =>
  req.method === "PUT" && req.path.startsWith("/api/pictures/");

function explain(error: Error, c: Context<Env>, log: Log): Problem {
  // Nobody is left to read this answer, and a stack for each visitor who left would flood the log.
  if (c.req.raw.signal.aborted) return badRequest;
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  const id = outgoing?.getHeader(idHeader);
  if (error instanceof DatabaseUnavailable) {
    log.error({ id, reason: error.message }, "the database cannot be used");
    return error.isFull && isUpload(c) ? storageFull : serviceUnavailable;
  }
  log.error({ id, err: error, method: c.req.method }, "request failed");
  return internalError;
}
