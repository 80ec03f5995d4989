// Tests over real sockets that whoever has a whole network of addresses, or many keys, keeps nobody else from being drawn for.
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";

/** Draws one after the other, each in its time. */
function drawSteadily(fake: ReturnType<typeof fakeDrawers>): void {
  const drawing = setInterval(() => {
    const [first] = fake.atWork;
    first?.finish();
  }, 4);
  onTestFinished(() => clearInterval(drawing));
}

/** Asks for one drawing after the other, from a /64 of its own in the same /48, and goes on whatever is answered. */
function askOnAndOn(port: number, number: number): Socket {
  const socket = connect({ host: "127.0.0.1", port });
  let asked = 0;
  const next = () => {
    asked += 1;
    const field = (number * 37 + asked) % 10_000;
    socket.write(
      `GET /fields/${field}.svg HTTP/1.1\r\nHost: localhost:4173\r\n` +
        `X-Forwarded-For: 2001:db8:1:${number.toString(16)}::1\r\n\r\n`,
    );
  };
  // Each answer begins so, and none of them is in two parts just there.
  socket.on("data", (data) => {
    if (data.includes("HTTP/1.1")) setTimeout(next, 20);
  });
  socket.on("error", () => {});
  socket.on("connect", next);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test("230 connections of one /48 ask for fields, and another visitor is drawn for each time", async () => {
  const fake = fakeDrawers({ atOnce: false });
  const { port, site } = await startTestServer({
    config: { trustedProxies: ["127.0.0.1"] },
    drawing: { openDrawer: fake.open },
    studio: { ...testSite, collection: { ...testSite.collection, size: 10_000 } },
  });
  drawSteadily(fake);
  const flood = Array.from({ length: 230 }, (_, i) => askOnAndOn(port, i));
  await expect.poll(() => fake.begun.length).toBeGreaterThan(10);
  const headers = { "X-Forwarded-For": "198.51.100.7" };
  for (let i = 0; i < 12; i += 1) {
    const drawn = await ask(port, `/fields/${9_000 + i}.svg?frame=island`, { headers });
    expect(drawn.status).toBe(200);
  }
  // A page of the gallery asks for many at once.
  const page = Array.from({ length: 24 }, (_, i) =>
    ask(port, `/fields/${9_100 + i}.svg?frame=island`, { headers }),
  );
  for (const { status } of await Promise.all(page)) expect(status).toBe(200);
  for (const socket of flood) socket.destroy();
  // What was begun is drawn and kept.
  const folder = join(site.dataDir, "fields");
  const isQuiet = async () =>
    fake.atWork.length === 0 && (await readdir(folder)).length === fake.begun.length;
  await expect.poll(isQuiet).toBe(true);
});
