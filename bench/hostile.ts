// Measures what others notice, and what the server takes, while one visitor floods it and an account uploads bombs.
import { createHash } from "node:crypto";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import {
  endlessJpeg,
  hugePng,
  lyingJpeg,
  noise,
  unfoldingText,
  withChunks,
} from "../server/pictures/testing/hostile.ts";
import { signedIn } from "./signIn/signedIn.ts";

const seconds = 30;
const connections = 40;
const uploaders = 4;
const drainSeconds = 2;
const limits = { megabytes: 400, answerMs: 1_000, stopMs: (drainSeconds + 5) * 1_000 };

const metricsToken = "of-the-benchmark-alone";
const siteOrigin = testedSite.origin;

type Sent = { method?: string; headers?: Record<string, string>; body?: Uint8Array };

/** Over a connection of its own, as from another machine. */
function send(url: URL, from: string, { method = "GET", headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method, headers: { "X-Forwarded-For": from, ...headers }, agent: false };
    const asking = request(url, options, (res) => {
      let text = "";
      res.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, text })).on("error", reject);
    });
    asking.on("error", reject).end(body);
  });
}

async function bombs(): Promise<Buffer[]> {
  const drawn = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#345" } });
  return [
    hugePng(13_000),
    withChunks(await noise(37, 21).png().toBuffer(), unfoldingText(400 * 2 ** 20)),
    endlessJpeg(await drawn(2048).jpeg({ progressive: true }).toBuffer(), 1_000_000),
    lyingJpeg(await drawn(13_000).jpeg().toBuffer()),
    await noise(2048, 2048).jpeg({ quality: 20, progressive: true }).toBuffer(),
  ];
}

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(testedSite))) return false;
  const site = await startSiteProcess({
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: String(drainSeconds),
  });
  const at = (path: string) => new URL(path, site.url.replace("localhost", "127.0.0.1"));
  const session = await signedIn(Number(at("/").port), siteOrigin);
  const hostile = await bombs();
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  let isOver = false;

  const flooding = Array.from({ length: connections }, async (_, connection) => {
    for (let n = 0; !isOver; n += 1) {
      const path = `/fields/${connection * 100 + (n % 100)}.svg?hour=night`;
      const answer = await send(at(path), "192.0.2.66").catch(() => ({ status: 0 }));
      count(`flood ${answer.status}`);
      // Where nobody listens any more, asking on would only keep this process from seeing it.
      if (answer.status === 0) await setTimeout(50);
    }
  });
  const uploading = Array.from({ length: uploaders }, async (_, uploader) => {
    for (let n = uploader; !isOver; n += 1) {
      // A byte at its end makes another picture of it.
      const body = Buffer.concat([hostile[n % hostile.length]!, Buffer.from(String(n))]);
      const hash = createHash("sha256").update(body).digest("hex");
      const answer = await send(at(`/api/pictures/${hash}`), "192.0.2.67", {
        method: "PUT",
        headers: { ...session, Origin: siteOrigin, "Content-Type": "image/jpeg" },
        body,
      }).catch(() => ({ status: 0 }));
      count(`upload ${answer.status}`);
      if (answer.status === 0) await setTimeout(50);
    }
  });

  let [megabytes, longest, slowest] = [0, 0, ""];
  const until = performance.now() + seconds * 1_000;
  const headers = { Authorization: `Bearer ${metricsToken}` };
  for (let n = 0; performance.now() < until; n += 1) {
    for (const path of ["/", `/fields?soil=peat`, `/fields/${n % 100}`, "/api/fields/7/metadata"]) {
      const startedAt = performance.now();
      const { status } = await send(at(path), "198.51.100.7");
      count(`visitor ${status}`);
      const took = performance.now() - startedAt;
      if (took > longest) [longest, slowest] = [took, path];
    }
    const { text } = await send(at("/metrics"), "198.51.100.8", { headers });
    const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
    megabytes = Math.max(megabytes, bytes / 2 ** 20);
    await setTimeout(50);
  }
  const stopAt = performance.now();
  await site.stop();
  const stopMs = performance.now() - stopAt;
  isOver = true;
  await Promise.all([...flooding, ...uploading]);

  console.log(Array.from(answers, ([what, times]) => `${what}: ${times}`).join(", "));
  console.log(`the server took at most ${megabytes.toFixed(0)} MB`);
  console.log(`another visitor waited at most ${longest.toFixed(0)} ms, for ${slowest}`);
  console.log(`it stopped in ${(stopMs / 1000).toFixed(1)} s, amid drawings`);
  if (!(megabytes <= limits.megabytes)) console.error(`no more than ${limits.megabytes} MB`);
  if (longest > limits.answerMs) console.error(`nobody may wait above ${limits.answerMs} ms`);
  if (stopMs > limits.stopMs) console.error(`a stop has ${limits.stopMs / 1000} s`);
  const isServed = [...answers.keys()].every((what) => !/^visitor (?!200)/.test(what));
  if (!isServed) console.error("every answer to the other visitor has to be 200");
  return (
    isServed &&
    megabytes <= limits.megabytes &&
    longest <= limits.answerMs &&
    stopMs <= limits.stopMs
  );
}

process.exitCode = (await main()) ? 0 : 1;
