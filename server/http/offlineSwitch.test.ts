// Tests over a real socket which program is served as the service worker: one that keeps the site, or one that lets it go.
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";

describe("the switch OFFLINE", () => {
  test.each([
    [true, "keeps the site"],
    [false, "lets it go"],
  ])("where the site may be kept (%s) the worker %s", async (keepsOffline, program) => {
    const { port } = await startTestServer({
      config: { keepsOffline },
      prepare: async (site) => {
        await site.add("sw.js", "keeps the site");
        await site.add("no-sw.js", "lets it go");
      },
    });
    const answer = await ask(port, "/sw.js");
    expect(answer.body.toString()).toBe(program);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect((await ask(port, "/no-sw.js")).status).toBe(404);
  });
});
