// The site's server while one develops: a process that each edit begins anew, and that hands on what is to be drawn instead of drawing it.
import { accept } from "@loamstead/lib/result.ts";
import { readConfig } from "../../server/config.ts";
import { etagOf } from "../../server/http/etag.ts";
import { createLog } from "../../server/log.ts";
import type { PageAnswer, PageJob, PageProcess } from "../../server/pages/pageJobs.ts";
import { createPageWork } from "../../server/pages/pageWork.ts";
import { exitWith } from "../../server/serve.ts";
import { startServer } from "../../server/start.ts";
import site from "../../site.config.ts";
import { checkSiteConfig } from "../../src/lib/siteConfig.ts";
import { readServerOrder } from "./serverOrder.ts";

const { port, distDir, local } = readServerOrder(process.env);
const read = readConfig(process.env);
if (!read.ok) exitWith(read.reason);
const checked = checkSiteConfig(site);
if (!checked.ok) exitWith(checked.problems.join("\n"));

const search = createPageWork({
  renderDir: "",
  origin: read.value.siteOrigin,
  collection: checked.config.collection,
});

async function handOn(job: PageJob): Promise<PageAnswer> {
  if (job.kind === "search") return search(job);
  const plain = Buffer.from(JSON.stringify(job));
  return { etag: etagOf(plain), plain, br: plain, gzip: plain };
}

const openPageProcess = (): PageProcess => ({
  run: async (job) => accept(await handOn(job)),
  end: async () => {},
});

const started = await startServer(
  { ...read.value, port, host: "127.0.0.1", distDir },
  {
    site: checked.config,
    log: createLog("warn"),
    now: () => performance.now(),
    clock: Date.now,
    openPageProcess,
    // Its routes are answered by the process that has the local world.
    ...(local && { local: { ...local, routes: async () => new Response(null, { status: 404 }) } }),
  },
);
if (!started.ok) exitWith(started.reason);

async function end(): Promise<never> {
  const stopped = started.ok && started.value.stop();
  if (started.ok) started.value.cut();
  await stopped;
  process.exit(0);
}
process.once("SIGTERM", end);
// Whoever began it is gone, however that came.
process.once("disconnect", end);
process.send!("up");
