// Serves nothing but rooms and their pictures, on a free port and a given database, for tests.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { accept } from "@loamstead/lib/result.ts";
import { Hono } from "hono";
import { routes } from "../../../src/routes/routes.ts";
import type { Budget } from "../../budgets/budget.ts";
import type { UploadLimits } from "../../budgets/budgetRules.ts";
import { openBudgets } from "../../budgets/openBudgets.ts";
import { createRateLimits } from "../../budgets/rateLimits.ts";
import { openDrawing } from "../../drawing/openDrawing.ts";
import type { Files } from "../../files/files.ts";
import { openFolder } from "../../files/folder.ts";
import { checkWrite, uploadPictureTypes } from "../../http/checkWrite.ts";
import { compressJson } from "../../http/compressJson.ts";
import type { Env } from "../../http/env.ts";
import {
  internalError,
  notFound,
  problemResponse,
  serviceUnavailable,
} from "../../http/problem.ts";
import { framedPolicy } from "../../http/securityHeaders.ts";
import { createFindVisitor } from "../../http/visitor.ts";
import { createJobPool } from "../../jobs/jobPool.ts";
import type { Log } from "../../log.ts";
import type { CountTokens } from "../../ownership/countTokens.ts";
import type { DrawnPages } from "../../pages/drawnPages.ts";
import { createPageTurns } from "../../pages/pagePool.ts";
import { type PageDataLoaders, pageRoutes } from "../../pages/pageRoutes.ts";
import type { RecodePool } from "../../pictures/openRecoding.ts";
import { recode } from "../../pictures/recode.ts";
import type { CheckProof } from "../../signIn/checkProof.ts";
import { createCookies } from "../../signIn/cookies.ts";
import { createFindSession, readSessionBy } from "../../signIn/currentSession.ts";
import type { Database } from "../../store/database.ts";
import { DatabaseUnavailable } from "../../store/driver/unavailable.ts";
import { type FakeDrawers, fakeDrawers } from "../../testing/fakeDrawer.ts";
import { morePatient } from "../../testing/morePatient.ts";
import { serveLocally } from "../../testing/serveLocally.ts";
import { testQuotas, timesAsMuch } from "../../testing/testQuotas.ts";
import { testSite } from "../../testing/testSite.ts";
import { openRooms, type RoomParts, type Rooms } from "../openRooms.ts";
import type { PieceCollection } from "../ownedCounts.ts";
import { siteOrigin } from "./visitors.ts";

export type RoomServerOptions = {
  db: Database;
  dataDir: string;
  log: Log;
  now?: () => number;
  /** Pieces that are counted, and how many tokens of each an account has. */
  pieces?: readonly PieceCollection[];
  countTokens?: CountTokens;
  /** By address. */
  names?: Readonly<Record<string, string>>;
  uploads?: UploadLimits;
  quotas?: Partial<Pick<RoomParts, "space" | "bytesPerDay">>;
  /** Other budgets than those with as many times as much in them. */
  changeBudget?: (usual: Budget) => Budget;
  /** In this process unless given, which costs a test no other. */
  recoding?: RecodePool;
  /** How many times as much as usual a visitor may ask. */
  patience?: number;
  drawers?: FakeDrawers;
  /** Those in the data folder unless given. */
  keptFiles?: Files;
  /** More routes over the same parts. */
  more?: (
    parts: RoomParts & {
      rooms: Pick<Rooms, "files" | "pictures" | "accountName">;
      checkProof: CheckProof;
    },
  ) => Hono<Env>;
  /** Whether whoever asks for what takes a fresh proof has signed. */
  checkProof?: CheckProof;
};

/** Pages beside those of rooms have nothing to show here. */
const nothing = Object.fromEntries(
  Object.keys(routes).map((name) => [name, async () => accept(null)]),
) as unknown as PageDataLoaders;

/** Draws what a page is given as it is. */
const pages: DrawnPages = {
  answer: async ({ path }, { given }) => accept(new Response(`${path} ${JSON.stringify(given)}`)),
};

export async function startRoomServer(options: RoomServerOptions) {
  const { db, dataDir, log, now = Date.now, patience = 1, drawers = fakeDrawers() } = options;
  const outcomes: string[] = [];
  const drawing = openDrawing({ openDrawer: drawers.open, openDeveloper: drawers.openDeveloper });
  // That the other process does it too has a test of its own.
  const recoding: RecodePool =
    options.recoding ??
    createJobPool(
      () => ({
        run: async (bytes: Uint8Array) => accept(await recode(bytes)),
        end: async () => {},
      }),
      { processes: 1, waiting: 999, waitingEach: 999 },
    );
  const parts: RoomParts = {
    db,
    log,
    now,
    readSession: readSessionBy(createFindSession(db, createCookies(siteOrigin), now)),
    rateLimits: morePatient(
      createRateLimits(openBudgets({ db, random: randomBytes, now })),
      patience,
    ),
    findVisitor: createFindVisitor({ has: (address) => address === "127.0.0.1" }),
    ...testQuotas(db, now, options.changeBudget ?? timesAsMuch(patience)),
    ...options.quotas,
    countTokens: options.countTokens ?? (async () => 0),
    findName: async (address) => ({ value: options.names?.[address] ?? null }),
    random: randomBytes,
    count: (outcome) => outcomes.push(outcome),
  };
  const rooms = await openRooms({
    ...parts,
    site: { name: "Farm", address: `${siteOrigin}/` },
    keptFiles: options.keptFiles ?? openFolder(dataDir),
    drawing,
    pieces: options.pieces ?? [],
    uploads: options.uploads ?? { ofAccount: 1000, inAll: 1000 },
    recoding,
    countUpload: (outcome) => outcomes.push(outcome),
  });
  const app = new Hono<Env>();
  app.use("/api/*", compressJson());
  app.use("/api/*", async (c, next) => {
    const isPicture = c.req.method === "PUT" && c.req.path.startsWith("/api/pictures/");
    const problem = checkWrite(c.req.raw, siteOrigin, isPicture ? uploadPictureTypes : undefined);
    return problem ? problemResponse(problem) : next();
  });
  app.route("/", rooms.routes);
  const { checkProof = async () => accept(undefined) } = options;
  if (options.more) app.route("/", options.more({ ...parts, rooms, checkProof }));
  app.route(
    "/",
    pageRoutes({
      site: testSite,
      pages,
      given: { ...nothing, ...rooms.given },
      turnOf: createPageTurns(parts),
      basePath: "/",
      framedPolicy,
    }),
  );
  app.notFound(() => problemResponse(notFound));
  app.onError((error) => {
    log.error({ err: error }, "request failed");
    return problemResponse(
      error instanceof DatabaseUnavailable ? serviceUnavailable : internalError,
    );
  });
  const { port, stop } = await serveLocally(createServer(getRequestListener(app.fetch)));
  return {
    port,
    drawers,
    outcomes,
    /** What goes on beside the requests. */
    begin: rooms.start,
    async stop() {
      await stop();
      await rooms.stop();
      await drawing.close();
    },
  };
}
