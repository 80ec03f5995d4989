// The API of the site over its database: sign-in, who owns which field, and what rooms stand on.
import { randomBytes, randomUUID } from "node:crypto";
import { accept, type Result } from "@loamstead/lib/result.ts";
import { Hono } from "hono";
import { createPublicClient, fallback, http } from "viem";
import { deletionStatement, signInStatement } from "../src/lib/signInStatement.ts";
import type { SiteSettings } from "../src/lib/siteSettings.ts";
import { openBudgets } from "./budgets/openBudgets.ts";
import { createRateLimits } from "./budgets/rateLimits.ts";
import type { Config } from "./config.ts";
import { otherDisks, watchSpace } from "./files/diskSpace.ts";
import { boundedFetch } from "./http/boundedFetch.ts";
import type { Env } from "./http/env.ts";
import { createFindVisitor, readTrustedProxies, type TrustedProxies } from "./http/visitor.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createCountTokens } from "./ownership/countTokens.ts";
import { createFindName } from "./ownership/ensName.ts";
import { createIndexer, runIndexer } from "./ownership/ownershipIndexer.ts";
import { addOwnersRoute } from "./ownership/ownersRoute.ts";
import { createOwnersSource, type OwnersSource } from "./ownership/ownersSource.ts";
import { chainReader } from "./ownership/transfers.ts";
import { createOwnersOf } from "./passkeys/accountOwners.ts";
import { passkeyChain } from "./passkeys/keptPasskeys.ts";
import { openPasskeys } from "./passkeys/openPasskeys.ts";
import type { RoomParts } from "./rooms/openRooms.ts";
import { serverNodes } from "./settings/buildSettings.ts";
import { chainPatience, createChainNodes } from "./signIn/chainNodes.ts";
import type { CheckProof } from "./signIn/checkProof.ts";
import { createSignInService } from "./signIn/index.ts";
import { createVerifySignature } from "./signIn/verifySignature.ts";
import { openStanding } from "./standing/openStanding.ts";
import type { Database } from "./store/database.ts";

export type ApiParts = {
  config: Config;
  siteName: string;
  settings: SiteSettings;
  /** Whether another site may show this one in a frame. */
  isFramed: boolean;
  /** Where the collection begins on its chain. */
  firstBlock: number;
  database: Database;
  metrics: Metrics;
  log: Log;
  /** Milliseconds since 1970. */
  clock(): number;
};

export type Api = {
  routes: readonly Hono<Env>[];
  owners: OwnersSource;
  proxies: TrustedProxies;
  /** For the features that serve whoever is signed in. */
  roomParts: RoomParts;
  /** That the holder signed for the end of their account. */
  checkDeletion: CheckProof;
  /** Whether the chain has what passkeys stand on. */
  hasPasskeys(): boolean;
  /** Whether it has what further passkeys of an account stand on. */
  hasSigners(): boolean;
  /** Begins what goes on beside the requests. */
  start(): void;
  stop(): Promise<void>;
};

/** Of a node, in bytes: what a contract says, and the transfers of a range of blocks. */
const ONE_ANSWER = 2 ** 20;
const MANY_LOGS = 2 ** 25;

const timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds);

export function openApi(parts: ApiParts): Result<Api> {
  const { config, settings, database, metrics, log, clock } = parts;
  const proxies = readTrustedProxies(config.trustedProxies);
  if (!proxies.ok) return proxies;

  const asked = serverNodes(settings, config.serverRpcUrls);
  if (!asked.ok) return asked;
  const rpcUrls = new Map(asked.value.map(({ id, rpcUrls }) => [id, rpcUrls.filter(isHttp)]));
  const findVisitor = createFindVisitor(proxies.value, () =>
    log.warn(
      "X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name, and is not believed: " +
        "all visitors from there share the limits of one",
    ),
  );
  const counted = { db: database, random: randomBytes, now: clock };
  const budgets = openBudgets({
    ...counted,
    // What one network met concerns nobody else.
    onRefused: ({ name }, kind) =>
      metrics.rateLimited.add({ rule: kind === "all" ? `${name}-all` : name }),
  });
  const rateLimits = createRateLimits(budgets);
  const nodes = createChainNodes({ rpcUrls, fetch: boundedFetch(ONE_ANSWER), timeoutSignal });
  const passkeys =
    settings.passkeys &&
    openPasskeys({
      db: database,
      siteOrigin: config.siteOrigin,
      rpId: settings.passkeys.rpId,
      rateLimits,
      budgets,
      findVisitor,
      async codeAt(address, signal) {
        const question = { method: "eth_getCode", params: [address, "latest"] };
        const whole = AbortSignal.any([signal, timeoutSignal(chainPatience)]);
        const answer = await nodes.ask(passkeyChain, question, whole);
        return answer.ok ? String(answer.result) : undefined;
      },
      ownersOf: createOwnersOf((question) =>
        nodes.ask(passkeyChain, question, timeoutSignal(chainPatience)),
      ),
      now: clock,
      log,
      count: (outcome) => metrics.passkeys.add({ outcome }),
    });
  const signIn = createSignInService({
    siteOrigin: config.siteOrigin,
    chainIds: settings.chains.map(({ id }) => id),
    statement: signInStatement,
    isFramed: parts.isFramed,
    db: database,
    rateLimits,
    budgets,
    findVisitor,
    verifySignature: createVerifySignature(nodes, timeoutSignal),
    random: randomBytes,
    now: clock,
    log,
    keepPasskey: passkeys?.keep,
    count: (outcome) => metrics.signIns.add({ outcome }),
  });

  const isOnDisk = database.dialect === "sqlite" || config.bucket === undefined;
  const space = isOnDisk ? watchSpace(config.dataDir, clock) : otherDisks;
  if (isOnDisk)
    metrics.gauge("data_disk_free_bytes", "Room left where things are kept.", space.freeBytes);

  const { collection } = settings;
  const scope = `${collection.chainId}:${collection.address.toLowerCase()}`;
  const fields = new Hono<Env>();
  const { size } = collection;
  const owners = createOwnersSource({ db: database, scope, size, now: clock });
  addOwnersRoute(fields, owners, size);

  const ending = new AbortController();
  const running: Promise<void>[] = [];

  return accept({
    routes: [signIn.routes, ...(passkeys ? [passkeys.routes] : []), fields],
    owners,
    checkDeletion: signIn.proofFor(deletionStatement(parts.siteName)),
    proxies: proxies.value,
    hasPasskeys: () => passkeys?.isReady() ?? false,
    hasSigners: () => passkeys?.hasSigners() ?? false,
    roomParts: {
      db: database,
      readSession: signIn.readSession,
      rateLimits,
      budgets,
      tellStanding: openStanding(counted),
      space,
      bytesPerDay: config.roomBytesPerDay,
      findVisitor,
      countTokens: createCountTokens(nodes, timeoutSignal),
      findName: createFindName(nodes, timeoutSignal),
      random: randomBytes,
      now: clock,
      log,
      count: (outcome) => metrics.roomWrites.add({ outcome }),
    },
    start() {
      passkeys?.start();
      if (!config.indexOwners) return;
      const urls = rpcUrls.get(collection.chainId) ?? [];
      const client = createPublicClient({
        transport: fallback(
          urls.map((url) =>
            http(url, { timeout: 10_000, retryCount: 1, fetchFn: boundedFetch(MANY_LOGS) }),
          ),
        ),
      });
      const indexer = createIndexer({
        db: database,
        chain: chainReader(client, collection),
        scope,
        holder: randomUUID(),
        now: clock,
        log,
        firstBlock: parts.firstBlock,
        // A chain of one machine has nobody to disagree with.
        confirmations: settings.network === "local" ? 0 : 12,
      });
      running.push(runIndexer(indexer, { signal: ending.signal, log }));
    },
    async stop() {
      ending.abort();
      await Promise.all([...running, passkeys?.stop()]);
    },
  });
}

const isHttp = (url: string) => url.startsWith("http:") || url.startsWith("https:");
