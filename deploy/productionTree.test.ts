// Serves the site from what the Dockerfile copies, with production packages alone, and lets it write nowhere else.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fromRoot } from "../scripts/run/root.ts";
import { makeSite } from "../server/testing/makeSite.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { isLong } from "../test/soak.ts";

/** What the last stage takes from the repository; the build is another, made for tests. */
async function copiedPaths(): Promise<string[]> {
  const dockerfile = await readFile(fromRoot("deploy/Dockerfile"), "utf8");
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  return [...lastStage.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, from]) => from!.split(" "));
}

async function linkProductionPackages(to: string): Promise<number> {
  const lock = JSON.parse(await readFile(fromRoot("package-lock.json"), "utf8"));
  const packages: [string, { dev?: boolean; devOptional?: boolean }][] = Object.entries(
    lock.packages,
  );
  const wanted = packages.filter(
    ([place, { dev, devOptional }]) =>
      // What lies deeper comes along with the package that it lies in.
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) &&
      !dev &&
      !devOptional &&
      existsSync(fromRoot(place)),
  );
  for (const [place] of wanted) {
    await mkdir(path.dirname(path.join(to, place)), { recursive: true });
    await symlink(fromRoot(place), path.join(to, place));
  }
  return wanted.length;
}

test.runIf(isLong)(
  "what the image holds is enough, and nothing is written outside DATA_DIR",
  async () => {
    const tree = await testFolder("deploy-tree");
    const site = await makeSite();
    onTestFinished(site.remove);
    // Node allows what lies below a folder only if the folder is there.
    await mkdir(site.dataDir);
    const paths = await copiedPaths();
    expect(paths).toContain("server");
    for (const copied of paths)
      await cp(fromRoot(copied), path.join(tree, copied), { recursive: true });
    expect(await linkProductionPackages(tree)).toBeGreaterThan(30);

    const allowed = [
      "--allow-fs-read=*",
      "--allow-worker",
      "--allow-child-process",
      "--allow-addons",
    ];
    const server = spawn(
      process.execPath,
      [
        "--permission",
        ...allowed,
        "--allow-net",
        `--allow-fs-write=${site.dataDir}`,
        "server/main.ts",
      ],
      {
        cwd: tree,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          NETWORK: "mainnet",
          PORT: "0",
          SITE_ORIGIN: "http://localhost:4173",
          INDEX_OWNERS: "0",
          START_BANNER: "1",
          DATA_DIR: site.dataDir,
          DIST_DIR: site.distDir,
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let said = "";
    const gone = once(server, "close");
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.setEncoding("utf8").on("data", (text) => {
          said += text;
          const [, ready] = /^The site is ready at (\S+)$/m.exec(said) ?? [];
          if (ready) resolve(ready);
        });
      }
      gone.then(() => reject(new Error(said)));
    });
    const ask = (place: string) => fetch(new URL(place, url));
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/api/settings")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
    const picture = await ask("/fields/77.png");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    server.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
    expect(said).not.toContain("ERR_ACCESS_DENIED");
  },
);
