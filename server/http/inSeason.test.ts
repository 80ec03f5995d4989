// Tests over a real socket that the front page is the one of the season, up to its last second.
import { expect, test } from "vitest";
import { seasons } from "../../src/models/seasons.ts";
import { ask } from "../testing/ask.ts";
import { testPages } from "../testing/makeSite.ts";
import { startTestServer } from "../testing/testServer.ts";

test("the front page is that of the day's season, and the others stay what they are", async () => {
  const time = { now: "2026-11-30T23:59:59.999Z" };
  const { port } = await startTestServer({
    clock: () => Date.parse(time.now),
    prepare: async ({ add }) => {
      for (const season of seasons)
        for (const end of ["", ".br", ".gz"])
          await add(`../seasons/${season}/index.html${end}`, `drawn in ${season}${end}`);
    },
  });
  const at = async (now: string, headers = {}) => {
    time.now = now;
    return await ask(port, "/", { headers });
  };
  const told = async (now: string) => (await at(now)).body.toString();
  const before = await at(time.now);
  expect(before.body.toString()).toBe("drawn in leafFall");
  const known = { "If-None-Match": `${before.headers.etag}` };
  expect((await at(time.now, known)).status).toBe(304);
  const after = await at("2026-12-01T00:00:00Z", known);
  expect([after.status, after.body.toString()]).toEqual([200, "drawn in hearth"]);
  expect(await told("2027-02-28T23:59:59Z")).toBe("drawn in hearth");
  expect(await told("2027-03-01T00:00:00Z")).toBe("drawn in seedtime");
  expect(await told("2027-06-01T00:00:00Z")).toBe("drawn in highSun");
  expect(await told("2027-09-01T00:00:00Z")).toBe("drawn in leafFall");
  const packed = await ask(port, "/", { headers: { "Accept-Encoding": "br" } });
  expect(packed.body.toString()).toBe("drawn in leafFall.br");
  expect((await ask(port, "/news")).body.toString()).toBe(testPages.news);
  expect((await ask(port, "/seasons/hearth")).status).toBe(404);
});
