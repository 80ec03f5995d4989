// Tests that every variable is read, and that a wrong one is refused by its name.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  test("nothing set gives the defaults, with the origin following the port", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        port: 4173,
        host: "127.0.0.1",
        basePath: "/",
        siteOrigin: "http://localhost:4173",
        dataDir: "./data",
        distDir: "dist",
        trustedProxies: [],
        indexOwners: true,
        keepsOffline: true,
        uploads: { ofAccount: 200, inAll: 2000 },
        roomBytesPerDay: 1e9,
        farmBytesPerDay: 1e9,
        drainSeconds: 0,
        logLevel: "info",
        network: "local",
        rpcUrls: {},
        serverRpcUrls: {},
        walletConnectProjectId: undefined,
        passkeyHost: undefined,
        banner: false,
      },
    });
    expect(readConfig({ PORT: "5000" })).toMatchObject({
      value: { port: 5000, siteOrigin: "http://localhost:5000" },
    });
  });

  const all = {
    PORT: "0",
    HOST: "::",
    BASE_PATH: "/games/loam-1/",
    SITE_ORIGIN: "https://farm.example",
    DATA_DIR: "/var/lib/farm",
    DIST_DIR: "/srv/dist",
    LOG_LEVEL: "warn",
    NETWORK: "mainnet",
    RPC_URLS: "https://one.example/key, wss://one.example/ws",
    RPC_URLS_10: "http://127.0.0.1:8545",
    SERVER_RPC_URLS: "https://ours.example/secret",
    DRAIN_SECONDS: "20",
    WALLETCONNECT_PROJECT_ID: "0123456789abcdef0123456789abcdef",
    DATABASE_URL: "postgres://farm:secret@db.example:5432/farm",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    METRICS_TOKEN: "0123456789abcdef",
    PICTURES_URL: "s3://farm?endpoint=https://s3.example",
    PICTURES_ACCESS_KEY_ID: "id",
    PICTURES_SECRET_ACCESS_KEY: "secret",
    INDEX_OWNERS: "0",
    OFFLINE: "false",
    ACCOUNT_UPLOADS_PER_DAY: "20",
    UPLOADS_PER_DAY: "0",
    ROOM_BYTES_PER_DAY: "123456789012",
    FARM_BYTES_PER_DAY: "12345",
    PASSKEY_HOST: "old.farm.example",
    START_BANNER: "1",
  };

  test("every variable is read", () => {
    expect(readConfig({ ...all, HOME: "/root" })).toEqual({
      ok: true,
      value: {
        port: 0,
        host: "::",
        basePath: "/games/loam-1/",
        siteOrigin: "https://farm.example",
        dataDir: "/var/lib/farm",
        distDir: "/srv/dist",
        databaseUrl: "postgres://farm:secret@db.example:5432/farm",
        bucket: {
          endpoint: "https://s3.example",
          name: "farm",
          region: "us-east-1",
          accessKeyId: "id",
          secretAccessKey: "secret",
        },
        trustedProxies: ["10.0.0.0/8", "::1"],
        metricsToken: "0123456789abcdef",
        indexOwners: false,
        keepsOffline: false,
        uploads: { ofAccount: 20, inAll: 0 },
        roomBytesPerDay: 123_456_789_012,
        farmBytesPerDay: 12_345,
        drainSeconds: 20,
        logLevel: "warn",
        network: "mainnet",
        rpcUrls: {
          RPC_URLS: ["https://one.example/key", "wss://one.example/ws"],
          RPC_URLS_10: ["http://127.0.0.1:8545"],
        },
        serverRpcUrls: { SERVER_RPC_URLS: ["https://ours.example/secret"] },
        walletConnectProjectId: "0123456789abcdef0123456789abcdef",
        passkeyHost: "old.farm.example",
        banner: true,
      },
    });
  });

  test("a variable set to nothing counts as not set", () => {
    const names = ["PORT", "HOST", "BASE_PATH", "SITE_ORIGIN", "LOG_LEVEL", "DATA_DIR"];
    const env = Object.fromEntries([...names, "RPC_URLS", "RPC_URLS_1"].map((name) => [name, ""]));
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  const wrong: ReadonlyArray<readonly [name: string, values: readonly string[]]> = [
    ["PORT", ["abc", "-1", "65536", "4173.5", "0x10", " 80", "1e3"]],
    ["HOST", ["a b", "http://x", "[::1]"]],
    [
      "BASE_PATH",
      ["farm", "/farm", "farm/", "//", "/a//b/", "/../", "/./", "/a b/", "/%2e/", "/a?/"],
    ],
    [
      "SITE_ORIGIN",
      [
        "farm.example",
        "https://farm.example/",
        "https://farm.example/shop",
        "ftp://farm.example",
        "https://Farm.example",
        "http://farm.example",
        "http://192.168.1.7:4173",
        "http://localhost.farm.example",
        "null",
      ],
    ],
    ["DATABASE_URL", ["db.example", "mysql://db.example/farm", "postgres://:bad port"]],
    [
      "TRUSTED_PROXIES",
      ["proxy.example", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.1,,::1", "fe80::1%lo"],
    ],
    ["METRICS_TOKEN", ["short", "with a space in the middle"]],
    ["LOG_LEVEL", ["loud", "INFO"]],
    ["NETWORK", ["testnet", "Mainnet"]],
    [
      "RPC_URLS",
      [
        "rpc.example",
        "http://rpc.example",
        "https://one.example,",
        "https://one.example;https://two.example",
        "https://a;script-src *",
      ],
    ],
    ["RPC_URLS_10", ["ftp://rpc.example"]],
    ["SERVER_RPC_URLS", ["rpc.example", "wss://rpc.example", "https://one.example,"]],
    ["SERVER_RPC_URLS_ten", ["https://rpc.example"]],
    ["DRAIN_SECONDS", ["soon", "-1", "1.5", "301"]],
    ["RPC_URLS_ten", ["https://rpc.example"]],
    ["WALLETCONNECT_PROJECT_ID", ["two words", "a".repeat(65)]],
    ["ACCOUNT_UPLOADS_PER_DAY", ["many", "-1", "1.5", "1e3", "1234567890"]],
    ["UPLOADS_PER_DAY", ["none", " 5"]],
    ["ROOM_BYTES_PER_DAY", ["1 GB", "1234567890123"]],
    ["FARM_BYTES_PER_DAY", ["-1", "1234567890123"]],
    [
      "PASSKEY_HOST",
      ["https://farm.example", "Farm.example", "farm.example:443", "10.0.0.5", "[::1]"],
    ],
    ["INDEX_OWNERS", ["yes", "2", "True"]],
    ["OFFLINE", ["off", "2", "no"]],
    ["START_BANNER", ["yes"]],
  ];

  test.each(wrong)("a wrong %s is refused by name, once", (name, values) => {
    for (const value of values) {
      const config = readConfig({ [name]: value });
      const reason = config.ok ? `accepted ${value}` : config.reason;
      expect(reason).toMatch(new RegExp(`^${name} must be [^\\n]+$`));
    }
  });

  /** Whose wrong values another test has: any text may name a folder, and a bucket takes three at once. */
  const elsewhere: Readonly<Record<string, string>> = {
    DATA_DIR: "main.test.ts",
    DIST_DIR: "main.test.ts",
    PICTURES_URL: "files/readBucket.test.ts",
    PICTURES_ACCESS_KEY_ID: "files/readBucket.test.ts",
    PICTURES_SECRET_ACCESS_KEY: "files/readBucket.test.ts",
  };

  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

  test("every variable is tested above, has a wrong value, and is told of in docs/operating.md", () => {
    const sources = ["config.ts", "files/readBucket.ts", "settings/readRpcUrls.ts"]
      .map(read)
      .join();
    const names = new Set(
      [...sources.matchAll(/\b([A-Z][A-Z_]{3,}):\s/g)].map(([, name]) => name!),
    );
    expect([...names].sort()).toEqual(
      Object.keys(all)
        .filter((name) => !/\d$/.test(name))
        .sort(),
    );
    const firstColumn = [...read("../docs/operating.md").matchAll(/^\| (`.+?) \|/gm)].join();
    const told = [...names].filter((name) => firstColumn.includes(`\`${name}\``));
    expect(told).toEqual([...names]);
    const refused = new Set(wrong.map(([name]) => name));
    for (const [name, file] of Object.entries(elsewhere)) {
      if (read(file).includes(name)) refused.add(name);
    }
    expect([...names].filter((name) => !refused.has(name))).toEqual([]);
  });

  test("a secret that is wrong is not repeated", () => {
    for (const env of [
      { DATABASE_URL: "mysql://farm:hunter2@db.example" },
      { METRICS_TOKEN: "hunter2" },
      { PICTURES_URL: "s3://me:hunter2@farm" },
      { PICTURES_SECRET_ACCESS_KEY: "hunter2" },
      { PICTURES_URL: "s3://farm", PICTURES_SECRET_ACCESS_KEY: "hunter2 " },
    ]) {
      const config = readConfig(env);
      expect(config.ok ? "accepted" : config.reason).not.toContain("hunter2");
    }
  });

  test("all problems are told at once, and a password in an origin is not repeated", () => {
    const config = readConfig({
      PORT: "many",
      BASE_PATH: "farm\n",
      SITE_ORIGIN: "https://me:hunter2@farm.example",
    });
    expect(config).toEqual({
      ok: false,
      reason: [
        'PORT must be a whole number from 0 to 65535, but it is "many".',
        'BASE_PATH must be a path that begins and ends with "/", such as / or /farm/, but it is "farm\\n".',
        "SITE_ORIGIN must be an origin such as https://farm.example: http or https, a host in lower case, no path and no slash at the end.",
      ].join("\n"),
    });
  });

  test("the key in a node's address is not repeated", () => {
    const config = readConfig({ RPC_URLS: "http://rpc.example/hunter2", RPC_URLS_1: "hunter2" });
    expect(config.ok ? "" : config.reason.split("\n")).toHaveLength(2);
    expect(JSON.stringify(config)).not.toContain("hunter2");
  });

  test("without TLS the site is this machine's own affair", () => {
    const refused = readConfig({ SITE_ORIGIN: "http://farm.example", NETWORK: "mainnet" });
    expect(refused).toEqual({
      ok: false,
      reason:
        "SITE_ORIGIN must be https unless it is this machine's own, such as http://localhost:4173: " +
        "without TLS whoever stands in between could take over every session.",
    });
    for (const host of [
      "localhost",
      "farm.localhost",
      "127.0.0.1:4173",
      "127.8.9.1",
      "[::1]:8080",
    ]) {
      expect(readConfig({ SITE_ORIGIN: `http://${host}` }).ok).toBe(true);
    }
  });

  test("the local world does not reach the public by oversight", () => {
    const SITE_ORIGIN = "https://farm.example";
    const refused = readConfig({ SITE_ORIGIN });
    expect(refused.ok ? "" : refused.reason).toMatch(
      /^NETWORK must be set where SITE_ORIGIN is https/,
    );
    for (const NETWORK of ["local", "mainnet"] as const) {
      expect(readConfig({ SITE_ORIGIN, NETWORK })).toMatchObject({ value: { network: NETWORK } });
    }
  });
});
