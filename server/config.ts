// Reads the server's settings from the environment and names every variable that is wrong.
import { isIP } from "node:net";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import type { Bucket } from "./files/bucket.ts";
import { readBucket } from "./files/readBucket.ts";
import { readTrustedProxies } from "./http/visitor.ts";
import { type RpcUrls, readRpcUrls } from "./settings/readRpcUrls.ts";

export type Config = {
  port: number;
  host: string;
  basePath: string;
  siteOrigin: string;
  dataDir: string;
  distDir: string;
  /** A PostgreSQL server; without it the database is a file in the data folder. */
  databaseUrl?: string;
  /** A bucket for pictures; without it they are in the data folder. */
  bucket?: Bucket;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  metricsToken?: string;
  /** How many new pictures are taken in within a day. */
  uploads: { ofAccount: number; inAll: number };
  /** How much rooms may add to the database within a day. */
  roomBytesPerDay: number;
  /** How much farms may add to it. */
  farmBytesPerDay: number;
  /** Whether this process may read the collection's transfers from the chain. */
  indexOwners: boolean;
  logLevel: (typeof logLevels)[number];
  /** Whether browsers may keep the farm and the room designer for use without a network. */
  keepsOffline: boolean;
  /** "local" is the world on this machine that npm start brings up; "mainnet" is the real one. */
  network: (typeof networks)[number];
  /** Nodes to ask instead of those in site.config.ts. */
  rpcUrls: RpcUrls;
  /** Nodes that the server asks instead of those, and tells nobody of. */
  serverRpcUrls: RpcUrls;
  /** How long a stop goes on taking requests, so that whoever sends them can see it coming. */
  drainSeconds: number;
  /** The project to use instead of the one in site.config.ts. */
  walletConnectProjectId: string | undefined;
  /** The host whose passkeys the site uses, where that is not its own. */
  passkeyHost: string | undefined;
  /** Print the address in plain words even where stdout is no terminal. */
  banner: boolean;
};

const networks = ["local", "mainnet"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function must(name: string, rule: string) {
  return (issue: { input: unknown }) =>
    `${name} must be ${rule}, but it is ${JSON.stringify(issue.input)}.`;
}

// A SITE_ORIGIN with a name and password in it must not reach a log: this rule repeats no value.
const originRule =
  "SITE_ORIGIN must be an origin such as https://farm.example: http or https, a host in lower " +
  "case, no path and no slash at the end.";

const safeRule =
  "SITE_ORIGIN must be https unless it is this machine's own, such as http://localhost:4173: " +
  "without TLS whoever stands in between could take over every session.";

// The world of a developer's machine, its keys known to all, must not reach the public by oversight.
const publicRule =
  "NETWORK must be set where SITE_ORIGIN is https: to mainnet, or to local if visitors from anywhere " +
  "shall meet the local world, whose keys everybody knows.";

// The same holds for these two: their values are secrets.
const databaseRule =
  "DATABASE_URL must be the address of a PostgreSQL database, such as " +
  "postgres://name:password@host:5432/database.";
const tokenRule =
  "METRICS_TOKEN must be at least 16 letters, digits or the signs - _ . ~ + / without spaces.";

const count = (name: string, usual: string, digits = 9) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^\\d{1,${digits}}$`),
        must(name, `a whole number, of at most ${digits === 9 ? "nine" : "twelve"} digits`),
      ),
      v.transform(Number),
    ),
    usual,
  );

/** The variables: docs/operating.md; what becomes of them, {@link Config}. */
const environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535,
        must("PORT", "a whole number from 0 to 65535"),
      ),
      v.transform(Number),
    ),
    "4173",
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:%-]+$/, must("HOST", "a host name or an IP address without brackets")),
    ),
    "127.0.0.1",
  ),
  BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\/(?:[\w-][\w.~-]*\/)*$/,
        must("BASE_PATH", 'a path that begins and ends with "/", such as / or /farm/'),
      ),
    ),
    "/",
  ),
  SITE_ORIGIN: v.optional(
    v.pipe(v.string(), v.check(isOrigin, originRule), v.check(isSafeOrigin, safeRule)),
  ),
  DATA_DIR: v.optional(v.string(), "./data"),
  DIST_DIR: v.optional(v.string(), "dist"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isPostgres, databaseRule))),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readTrustedProxies(listOf(text)).ok,
        must("TRUSTED_PROXIES", "addresses or networks with commas between, such as 10.0.0.0/8"),
      ),
      v.transform(listOf),
    ),
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/-]{16,}$/, tokenRule))),
  ACCOUNT_UPLOADS_PER_DAY: count("ACCOUNT_UPLOADS_PER_DAY", "200"),
  UPLOADS_PER_DAY: count("UPLOADS_PER_DAY", "2000"),
  ROOM_BYTES_PER_DAY: count("ROOM_BYTES_PER_DAY", "1000000000", 12),
  FARM_BYTES_PER_DAY: count("FARM_BYTES_PER_DAY", "1000000000", 12),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d{1,3}$/.test(text) && Number(text) <= 300,
        must("DRAIN_SECONDS", "a whole number from 0 to 300"),
      ),
      v.transform(Number),
    ),
    "0",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, must("LOG_LEVEL", `one of ${logLevels.join(", ")}`)),
    "info",
  ),
  NETWORK: v.optional(v.picklist(networks, must("NETWORK", `one of ${networks.join(", ")}`))),
  WALLETCONNECT_PROJECT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{1,64}$/,
        must("WALLETCONNECT_PROJECT_ID", "the id of a project at WalletConnect"),
      ),
    ),
  ),
  PASSKEY_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(isHostName, must("PASSKEY_HOST", "the name of a host, such as farm.example")),
    ),
  ),
  INDEX_OWNERS: v.optional(
    v.picklist(["0", "1", "true", "false"], must("INDEX_OWNERS", "1 or 0 (or true or false)")),
    "1",
  ),
  OFFLINE: v.optional(
    v.picklist(["0", "1", "true", "false"], must("OFFLINE", "1 or 0 (or true or false)")),
    "1",
  ),
  START_BANNER: v.optional(
    v.picklist(["0", "1", "true", "false"], must("START_BANNER", "1 or 0 (or true or false)")),
    "0",
  ),
});

function listOf(text: string): readonly string[] {
  return text.split(",").map((entry) => entry.trim());
}

function isHostName(text: string): boolean {
  return (
    URL.parse(`https://${text}/`)?.hostname === text && isIP(text) === 0 && !/[[\]]/.test(text)
  );
}

function isPostgres(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === "http:" || url.protocol === "https:") && url.origin === text;
}

function isSafeOrigin(text: string): boolean {
  if (!isOrigin(text) || text.startsWith("https:")) return true;
  const { hostname } = new URL(text);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config> {
  // A variable set to nothing (as container files often do) means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(environment, given);
  const forAll = readRpcUrls(given, "RPC_URLS");
  const forServer = readRpcUrls(given, "SERVER_RPC_URLS");
  const pictures = readBucket(given);
  const problems = [...forAll.problems, ...forServer.problems, ...pictures.problems];
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.issues ?? [];
    return refuse([...issues.map(({ message }) => message), ...problems].join("\n"));
  }
  const settings = parsed.output;
  const siteOrigin = settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`;
  if (settings.NETWORK === undefined && siteOrigin.startsWith("https:")) {
    return refuse(publicRule);
  }
  return accept({
    port: settings.PORT,
    host: settings.HOST,
    basePath: settings.BASE_PATH,
    siteOrigin,
    dataDir: settings.DATA_DIR,
    distDir: settings.DIST_DIR,
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(pictures.bucket && { bucket: pictures.bucket }),
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    indexOwners: settings.INDEX_OWNERS === "1" || settings.INDEX_OWNERS === "true",
    ...(settings.METRICS_TOKEN !== undefined && { metricsToken: settings.METRICS_TOKEN }),
    uploads: { ofAccount: settings.ACCOUNT_UPLOADS_PER_DAY, inAll: settings.UPLOADS_PER_DAY },
    roomBytesPerDay: settings.ROOM_BYTES_PER_DAY,
    farmBytesPerDay: settings.FARM_BYTES_PER_DAY,
    keepsOffline: settings.OFFLINE === "1" || settings.OFFLINE === "true",
    logLevel: settings.LOG_LEVEL,
    network: settings.NETWORK ?? "local",
    rpcUrls: forAll.rpcUrls,
    serverRpcUrls: forServer.rpcUrls,
    drainSeconds: settings.DRAIN_SECONDS,
    walletConnectProjectId: settings.WALLETCONNECT_PROJECT_ID,
    passkeyHost: settings.PASSKEY_HOST,
    banner: settings.START_BANNER === "1" || settings.START_BANNER === "true",
  });
}
