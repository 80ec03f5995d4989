// `npm start`: builds the site if anything in it changed, then serves it.
import { readConfig } from "../server/config.ts";
import { ensureBuilt } from "./ensureBuilt.ts";
import { portIsFree } from "./portIsFree.ts";
import { root } from "./root.ts";

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

process.chdir(root);
const config = readConfig(process.env);
if (!config.ok) refuse(config.reason);
const { port, host, basePath, siteOrigin } = config.value;

const free = await portIsFree(port, host);
if (!free.ok) refuse(free.reason);
if (!(await ensureBuilt({ basePath, origin: siteOrigin })))
  refuse("The site was not built, so it is not served. What is wrong stands above.");

process.env.START_BANNER ??= "1";
await import("../server/main.ts");
