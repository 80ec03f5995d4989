import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

const door = resolve(import.meta.dirname, "index.ts");
const site = `import { metaMask } from ${JSON.stringify(door)}; export default [metaMask];`;

test("a site that names one wallet fetches no other", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "site",
        enforce: "pre",
        resolveId: (id) => (id.endsWith("site.js") ? "\0site" : null),
        load: (id) => (id === "\0site" ? site : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: "site.js", formats: ["es"] } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const { code } = output[0];
  const names = ["io.metamask", "me.rainbow", "coinbase", "phantom", "okx", "ledger", "trust"];
  expect(names.filter((name) => code.includes(name))).toEqual(["io.metamask"]);
});
