// Measures how the server's memory grows in ten minutes of all kinds of use: `mixed 120` for two.
import { createHash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { furnitureFile } from "../build/furniture/furnitureFile.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { fromRoot } from "../scripts/run/root.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import { readFurnitureFrom } from "../server/drawing/furniture.ts";
import { noise } from "../server/pictures/testing/hostile.ts";
import { encode } from "../src/room/model/encode.ts";
import { crowdedRoom } from "../src/room/model/sampleRoom.ts";
import { median } from "./figures/figures.ts";
import { signedIn } from "./signIn/signedIn.ts";

const seconds = Number(process.argv[2] ?? 600);
const mostGrowth = 0.1;
const metricsToken = "of-the-benchmark-alone";
const siteOrigin = testedSite.origin;

type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit };

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(testedSite))) return false;
  readFurnitureFrom(await furnitureFile(fromRoot()));
  const site = await startSiteProcess({
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
  });
  const url = site.url.replace("localhost", "127.0.0.1");
  const port = Number(new URL(url).port);
  const answers = new Map<string, number>();
  let visitor = 0;

  /** Each request comes from one of a thousand addresses. */
  async function send(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
    visitor = (visitor + 1) % 1_000;
    const from = `198.18.${visitor >> 8}.${visitor & 255}`;
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { "X-Forwarded-For": from, ...headers },
      ...(body && { body }),
    });
    const text = await answer.text();
    const kind = Math.floor(answer.status / 100);
    answers.set(`${kind}xx`, (answers.get(`${kind}xx`) ?? 0) + 1);
    return text;
  }

  const holder = {
    ...(await signedIn(port, siteOrigin)),
    Origin: siteOrigin,
    "Content-Type": "application/json",
  };
  const room = JSON.stringify({ document: JSON.parse(encode(crowdedRoom(40))) });
  const key = (n: number) => ({ "Idempotency-Key": `${randomUUID()}-${n}` });
  const any = (most: number) => Math.floor(Math.random() * most);

  const deeds: ((n: number) => Promise<unknown>)[] = [
    () => send("/"),
    () => send("/api/session", { headers: holder }),
    () => send(`/fields/${any(10_000)}`),
    () => send(`/fields?page=${1 + any(200)}`),
    () => send(`/world?soil=peat&at=${any(10_000)}`),
    () => send("/rooms"),
    () => send("/api/gallery"),
    () => send("/api/fields/owners"),
    async (n) => {
      const made = await send("/api/rooms", {
        method: "POST",
        headers: { ...holder, ...key(n) },
        body: room,
      });
      const headers = { ...holder, "If-Match": '"1"' };
      const { id } = JSON.parse(made);
      await send(`/api/rooms/${id}`, { method: "DELETE", headers });
      // Deleted ones count among an account's rooms.
      await send(`/api/rooms/${id}/purge`, { method: "POST", headers: holder, body: "{}" });
    },
    async () => {
      await signedIn(port, siteOrigin);
      await setTimeout(4_000);
    },
    async () => {
      const body = new Uint8Array(
        await noise(64 + any(64), 64 + any(64))
          .png()
          .toBuffer(),
      );
      const hash = createHash("sha256").update(body).digest("hex");
      const headers = { ...holder, "Content-Type": "image/png" };
      await send(`/api/pictures/${hash}`, { method: "PUT", headers, body });
      await setTimeout(4_000);
    },
  ];

  const measured: number[] = [];
  let isOver = false;
  const doing = deeds.map(async (deed) => {
    for (let n = 0; !isOver; n += 1) {
      await deed(n).catch(() => answers.set("lost", (answers.get("lost") ?? 0) + 1));
      await setTimeout(50);
    }
  });
  try {
    const until = performance.now() + seconds * 1_000;
    while (performance.now() < until) {
      const headers = { Authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(new URL("/metrics", url), { headers })).text();
      measured.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20);
      await setTimeout(seconds * 10);
    }
  } finally {
    isOver = true;
    await Promise.all(doing);
    await site.stop();
  }
  // A tenth of the time each: of the second half the beginning, and its end.
  const tenth = Math.floor(measured.length / 10);
  const middle = median(measured.slice(5 * tenth, 6 * tenth));
  const end = median(measured.slice(-tenth));
  console.log(Array.from(answers, ([what, times]) => `${what}: ${times}`).join(", "));
  console.log(
    `every tenth: ${measured
      .filter((_, i) => i % tenth === 0)
      .map(Math.round)
      .join(" ")} MB`,
  );
  const growth = end / middle - 1;
  console.log(`from ${middle.toFixed(0)} to ${end.toFixed(0)} MB: ${(growth * 100).toFixed(1)} %`);
  if (growth <= mostGrowth) return true;
  console.error(`In the second half it may grow by ${mostGrowth * 100} %.`);
  return false;
}

process.exitCode = (await main()) ? 0 : 1;
