// `npm run dev`: serves the site with hot reload while it is being edited, with the server and the local world behind it.
import { createServer, type Plugin } from "vite";
import { readConfig } from "../server/config.ts";
import { exitWith } from "../server/serve.ts";
import { startBackend } from "./devBackend.ts";
import { root } from "./root.ts";

const read = readConfig(process.env);
if (!read.ok) exitWith(read.reason);
const config = read.value;
const { basePath, port, host } = config;

const backend = await startBackend(config);
if (!backend.ok) exitWith(backend.reason);
const { url, scripts, stop } = backend.value;

const localScripts: Plugin = {
  name: "local-scripts",
  transformIndexHtml: () =>
    scripts.map((script) => ({
      tag: "script",
      attrs: { src: basePath + script, defer: true },
      injectTo: "head-prepend",
    })),
};
const paths = [
  ...["api", "local", "pictures"].map((path) => `${basePath}${path}/`),
  // Pictures of fields and rooms, and the jump to a field; the pages themselves are the browser's here.
  `^${basePath}fields/(?:\\d+\\.(?:svg|png)|go)`,
  `^${basePath}rooms/\\w+\\.png`,
];
// The local world's scripts were bundled for good, and that left its mark on the whole process.
process.env.NODE_ENV = "development";
const server = await createServer({
  root,
  plugins: [localScripts],
  server: { port, host, proxy: Object.fromEntries(paths.map((path) => [path, url])) },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([server.close(), stop()]);
    process.exit(0);
  });
}
