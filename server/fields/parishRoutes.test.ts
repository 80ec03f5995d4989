// Tests the pictures of parishes over real sockets: drawn once and kept, and a card that is an emblem until it is there.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { ask } from "../testing/ask.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { aheadFolder } from "./drawAhead.ts";
import { fieldsVersion } from "./pictureRequest.ts";

const patient = { timeout: 20_000 };

async function withFake(atOnce = true) {
  const fake = fakeDrawers({ atOnce });
  const server = await startTestServer({ drawing: { openDrawer: fake.open } });
  return { fake, ...server };
}

const address = "/parishes/goose-end.png";

describe("parishRoutes", () => {
  test("a parish has a card of its own, which is drawn once and may be shown anywhere", async () => {
    const { port, fake, site } = await withFake();
    const { status, headers, body } = await ask(port, address);
    expect([status, body.toString()]).toEqual([200, "parish 0 of 100"]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; sandbox",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
    });
    await ask(port, address);
    const same = await ask(port, address, { headers: { "If-None-Match": headers.etag! } });
    expect(same).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    // A drawing, and the painting of it.
    expect(fake.begun).toHaveLength(2);
    expect(await readdir(join(site.dataDir, "fields"))).toHaveLength(1);
  });

  test("it is never late: the emblem of the middle field goes out until it is there", async () => {
    const { port, fake } = await withFake(false);
    fake.standsIn = true;
    const first = await ask(port, address);
    expect(first).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(first.headers).not.toHaveProperty("etag");
    expect(first.body.toString()).toBe("emblem 0 highSun day");
    await fake.finishOne();
    await fake.finishOne();
    await expect
      .poll(async () => (await ask(port, address)).body.toString(), patient)
      .toBe("parish 0 of 100");
    expect(fake.begun).toHaveLength(2);
  });

  test("its page has a picture by day and one by night, and what was drawn ahead is given out", async () => {
    const { port, fake, site } = await withFake();
    const asked = async (query: string) => ask(port, `/parishes/goose-end.webp${query}`);
    const day = await asked("");
    expect([day.status, day.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(day.body.toString()).toBe("a parish 1280 wide");
    await asked("?hour=day");
    expect(fake.begun).toMatchObject([{ form: "parish", hour: "day" }, { form: "parish picture" }]);
    expect((await asked("?hour=evening")).status).toBe(400);

    const folder = join(
      site.dataDir,
      aheadFolder(await fieldsVersion(testSite.collection.address)),
    );
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "parish-0-night.webp"), "drawn ahead");
    expect((await asked("?hour=night")).body.toString()).toBe("drawn ahead");
    expect(fake.begun).toHaveLength(2);
  });

  test("there is none of a parish that is not whole, or not at all", async () => {
    const { port, fake } = await withFake();
    for (const slug of [parishSlug(1), parishSlug(2), "nowhere", "Goose-End", ""])
      for (const form of ["png", "webp"])
        expect((await ask(port, `/parishes/${slug}.${form}`)).status, slug).toBe(404);
    expect(fake.begun).toEqual([]);
  });
});
