// Tests over real sockets who gets a picture of a field when many want one, and in what turn.
import { once } from "node:events";
import { connect } from "node:net";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ask } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";

const withFake = async (poolSize = { processes: 1, waiting: 2, waitingEach: 2 }) => {
  const fake = fakeDrawers({ atOnce: false });
  const server = await startTestServer({ drawing: { openDrawer: fake.open, poolSize } });
  return { fake, ...server };
};

describe("fieldPictures", () => {
  test("many who ask for one picture at the same time wait for one drawing", async () => {
    const { port, fake } = await withFake();
    const all = Array.from({ length: 6 }, () => ask(port, "/fields/8.svg?frame=island"));
    // Painted from the same drawing.
    const png = ask(port, "/fields/8.png");
    await vi.waitUntil(() => fake.atWork.length === 1);
    const second = ask(port, "/fields/9.svg");
    fake.atWork[0]!.finish();
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
    await fake.finishOne();
    await fake.finishOne();
    expect((await png).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(fake.begun).toHaveLength(3);
  });

  test("when too much is asked for, the answer is to come back", async () => {
    const { port, fake } = await withFake({ processes: 1, waiting: 0, waitingEach: 0 });
    const first = ask(port, "/fields/1.svg");
    await vi.waitUntil(() => fake.atWork.length === 1);
    const refused = await ask(port, "/fields/2.svg");
    expect(refused).toMatchObject({
      status: 503,
      headers: { "retry-after": "5", "cache-control": "no-store" },
    });
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: "busy" });
    fake.atWork[0]!.finish();
    expect((await first).status).toBe(200);
  });

  test("a card beside a link is never late: the emblem goes out until the picture is there", async () => {
    const { port, fake } = await withFake();
    fake.standsIn = true;
    const address = "/fields/7.png?frame=card&hour=night";
    const first = await ask(port, address);
    expect(first).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(first.body.toString()).toBe("emblem 7 highSun night");
    expect(first.headers).not.toHaveProperty("etag");
    // Though nobody waits for it any more, the picture itself is drawn, and once.
    await ask(port, address);
    await fake.finishOne();
    await fake.finishOne();
    const picture = await vi.waitUntil(async () => {
      const answer = await ask(port, address);
      return answer.headers.etag !== undefined && answer;
    });
    expect(picture.body.toString()).toMatch(/^painted/);
    expect(picture.headers["cache-control"]).toContain("max-age=604800");
    expect(fake.begun).toHaveLength(2);
  });

  /** Whose address a proxy tells. */
  async function behindProxy(openDrawer: ReturnType<typeof fakeDrawers>["open"]) {
    const config = { trustedProxies: ["127.0.0.1"] };
    const { port } = await startTestServer({ config, drawing: { openDrawer } });
    const asking = (visitor: string, address: string) =>
      ask(port, address, { headers: { "X-Forwarded-For": visitor } });
    return { port, asking };
  }

  test("whoever floods the queue takes nobody's answer away", async () => {
    const fake = fakeDrawers({ atOnce: false });
    const { asking } = await behindProxy(fake.open);
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    let refused = 0;
    const flood = Array.from({ length: 80 }, async (_, connection) => {
      const looks = ["square", "island", "card"].flatMap((frame) =>
        ["seedtime", "highSun", "leafFall", "hearth"].map((season) => ({ frame, season })),
      );
      for (let n = 0; !isOver; n += 1) {
        const { frame, season } = looks[n % looks.length]!;
        const address = `/fields/${connection}.svg?frame=${frame}&season=${season}`;
        const { status } = await asking("192.0.2.66", address).catch(() => ({ status: 0 }));
        if (status === 503) refused += 1;
      }
    });
    await vi.waitUntil(() => refused > 10);
    const drawing = setInterval(() => fake.atWork[0]?.finish(), 1);
    onTestFinished(() => clearInterval(drawing));
    // All at once, as a page of the gallery asks for them.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        asking("198.51.100.7", `/fields/${60 + i}.svg?hour=night`),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200));
    isOver = true;
    await Promise.all(flood);
  });

  test("a page of the gallery is drawn whole on a cold server, and holds nobody up", async () => {
    const fake = fakeDrawers({ atOnce: false });
    const { port, asking } = await behindProxy(fake.open);
    const page = Array.from({ length: 48 }, (_, id) => asking("192.0.2.1", `/fields/${id}.webp`));
    // All of them wait before somebody else comes.
    await vi.waitUntil(() => fake.atWork.length > 0);
    await Promise.all(Array.from({ length: 3 }, () => ask(port, "/healthz")));
    const other = asking("198.51.100.7", "/fields/60.webp");
    await Promise.all(Array.from({ length: 3 }, () => ask(port, "/healthz")));
    const before = fake.begun.length;
    // Far slower than a request comes in on a busy machine: nobody is late for a turn by that.
    const drawing = setInterval(() => fake.atWork[0]?.finish(), 40);
    onTestFinished(() => clearInterval(drawing));
    const answers = await Promise.all([...page, other]);
    expect(answers.map(({ status }) => status)).toEqual(Array(49).fill(200));
    expect(answers[0]!.headers["content-type"]).toBe("image/webp");
    const turn = fake.begun.findIndex((job) => job.form === "svg" && job.id === 60);
    expect(turn - before).toBeLessThan(4);
  });

  test("whoever leaves takes the wish along", async () => {
    const { port, fake, logged } = await withFake();
    const first = ask(port, "/fields/1.svg");
    await vi.waitUntil(() => fake.atWork.length === 1);
    const leaving = connect({ host: "127.0.0.1", port });
    leaving.write("GET /fields/2.svg HTTP/1.1\r\nHost: h\r\n\r\n");
    await once(leaving, "connect");
    await ask(port, "/healthz");
    leaving.destroy();
    await vi.waitUntil(() =>
      logged.some(({ path, aborted }) => path === "/fields/2.svg" && aborted),
    );
    fake.atWork[0]!.finish();
    await first;
    const third = ask(port, "/fields/3.svg");
    await fake.finishOne();
    await third;
    expect(fake.begun.map((job) => job.form === "svg" && job.id)).toEqual([1, 3]);
  });

  test("a drawing that fails is an error for one visitor, and drawn anew for the next", async () => {
    const { port, fake, logged } = await withFake();
    const failing = ask(port, "/fields/1.svg");
    await fake.finishOne({ ok: false, reason: "the process ended (9)" });
    expect(await failing).toMatchObject({ status: 500 });
    expect(logged.some(({ msg }) => msg === "a field could not be drawn")).toBe(true);
    const next = ask(port, "/fields/1.svg");
    await fake.finishOne();
    expect((await next).status).toBe(200);
  });

  test("a stop does not wait for what is being drawn", async () => {
    const fake = fakeDrawers({ atOnce: false });
    const server = await startTestServer({
      drawing: { openDrawer: fake.open },
      stopDeadlineMs: 20,
    });
    const cut = ask(server.port, "/fields/1.svg").catch((error) => error.code);
    await vi.waitUntil(() => fake.atWork.length === 1);
    expect(await server.stop()).toBe("cut");
    expect(await cut).toBe("ECONNRESET");
    expect(fake.ended).toBe(1);
  });

  test("the real processes draw, and nobody waits behind them", async () => {
    const { port } = await startTestServer();
    let drawn = 0;
    // All of one field: three of its pictures are painted from one drawing.
    const all = ["3.svg", "3.png", "3.png?frame=card", "3.webp"].map((name) =>
      ask(port, `/fields/${name}`),
    );
    for (const each of all) void each.then(() => (drawn += 1));
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect(drawn).toBe(0);
    const [svg, png, card, small] = await Promise.all(all);
    expect(svg!.body.toString()).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1000 1000"/,
    );
    const size = ({ body }: { body: Buffer }) => [body.readUInt32BE(16), body.readUInt32BE(20)];
    for (const { body } of [png!, card!]) expect(body.subarray(1, 4).toString()).toBe("PNG");
    expect([size(png!), size(card!)]).toEqual([
      [1000, 1000],
      [1200, 630],
    ]);
    expect(card!.headers["cache-control"]).toBe("no-store");
    const { width, height, format, hasAlpha } = await sharp(small!.body).metadata();
    expect({ width, height, format, hasAlpha }).toEqual({
      width: 352,
      height: 336,
      format: "webp",
      hasAlpha: true,
    });
    expect(small!.body.length).toBeLessThan(60_000);
  });
});
