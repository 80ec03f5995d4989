// `npm run dev`: serves the site with hot reload while it is being edited.
import { createServer } from "vite";
import { readConfig } from "../server/config.ts";
import { root } from "./root.ts";

const config = readConfig(process.env);
if (!config.ok) {
  console.error(config.reason);
  process.exit(1);
}
const { port, host } = config.value;

const server = await createServer({ root, server: { port, host } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
