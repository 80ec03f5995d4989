// Adds pages to a copy of the house as CONTRIBUTING says, and asks every part whether it knows of them.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tool } from "../../scripts/run/tool.ts";
import { isLong } from "../soak.ts";

const root = path.resolve(import.meta.dirname, "../..");
const copied = ["src", "server", "build", "scripts", "localnet", "content", "test/e2e"];
const alone = ["site.config.ts", "tsconfig.json", "package.json"];
const run = promisify(execFile);

let copy: string;
const at = (file: string) => path.join(copy, file);

async function insert(file: string, after: string, text: string): Promise<void> {
  const before = await readFile(at(file), "utf8");
  expect(before).toContain(after);
  await writeFile(at(file), before.replace(after, `${after}\n${text}`));
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "newPage-"));
  const isCode = (file: string) => !/\.(png|webp|avif|jpg|woff2|svg)$|\/dist$/.test(file);
  for (const folder of copied)
    await cp(path.join(root, folder), at(folder), { recursive: true, filter: isCode });
  for (const file of alone) await cp(path.join(root, file), at(file));
  await symlink(path.join(root, "node_modules"), at("node_modules"));
  await insert("src/routes/routes.ts", "export const routes = {", rows);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const rows = `
  almanac: { path: "/almanac", module: "src/almanac/page.ts", drawnBy: "server", nav: "/#world" },
  almanacDay: { path: "/almanac/:day", module: null, drawnBy: "build", allows: () => true },
  tables: { path: "/tables", module: null, drawnBy: "server", isGiven: true },`;

/** Whoever needs more of some page than its row: how it is loaded, which there are, what it is given, one to test. */
const asking = [
  "server/openSite.ts",
  "src/app/loadPage.ts",
  "src/app/prerender.tsx",
  "test/e2e/pages.ts",
];

/** A server of tests for some of the pages: what it has to tell of the others is the same for all. */
const notAsking = ["server/rooms/testing/startRoomServer.ts"];

test.runIf(isLong)(
  "the types ask for whatever a page needs beside its row",
  async () => {
    const config = {
      extends: "./tsconfig.json",
      include: ["src/**/*.d.ts", ...asking, ...notAsking],
    };
    await writeFile(at("tsconfig.asking.json"), JSON.stringify(config));
    const how = ["--noEmit", "--pretty", "false", "--checkers", "1"];
    const args = [tool("tsc"), ...how, "--project", "tsconfig.asking.json"];
    const told = await run(process.execPath, args, { cwd: copy }).catch((failed) => failed);
    const misfits = (told.stdout as string).match(/^[\w./]+(?=\()/gm);
    expect([...new Set(misfits)].sort()).toEqual(asking);
  },
  240_000,
);

test("nobody else has to be told of it", async () => {
  const asked = `
    import site from "./site.config.ts";
    import { currentAt } from "./src/app/nav.ts";
    import { listedPaths } from "./build/siteFiles.ts";
    import { pageRoutes } from "./server/pages/pageRoutes.ts";
    import { pages } from "./test/e2e/pages.ts";
    const draws = { answer: async ({ path }) => ({ ok: true, value: new Response("drawn " + path) }) };
    const server = pageRoutes({ site, pages: draws, given: {}, turnOf: () => ({}), basePath: "/" });
    console.log(JSON.stringify({
      current: currentAt("/world", "/almanac", null),
      isListed: listedPaths(site, []).includes("/almanac"),
      isTested: pages.includes("/almanac"),
      served: await (await server.request("/almanac")).text(),
    }));`;
  const args = ["--input-type=module", "--eval", asked];
  const { stdout } = await run(process.execPath, args, { cwd: copy });
  expect(JSON.parse(stdout)).toEqual({
    current: "true",
    isListed: true,
    isTested: true,
    served: "drawn /almanac",
  });
});
