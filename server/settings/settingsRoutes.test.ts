// Tests how the settings are served, and that the server comes up with them.
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";

describe("routes of the settings", () => {
  test("they are JSON that is asked about again, below the base path", async () => {
    const { port } = await startTestServer({ basePath: "/farm/" });
    const answer = await ask(port, "/farm/api/settings");
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/json",
        "cache-control": "no-cache",
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      },
    });
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      appName: testSite.name,
      network: "mainnet",
      chains: testSite.chains,
    });
    expect((await ask(port, "/farm/api/settings", { method: "HEAD" })).body).toHaveLength(0);
  });

  test("one who has them already is told so, until they change", async () => {
    const etagOf = async (port: number) => (await ask(port, "/api/settings")).headers.etag!;
    const [one, other] = await Promise.all([
      startTestServer(),
      startTestServer({ config: { walletConnectProjectId: "another" } }),
    ]);
    const etag = await etagOf(one.port);
    const again = (port: number) =>
      ask(port, "/api/settings", { headers: { "If-None-Match": `"x", ${etag}` } });
    expect(await again(one.port)).toMatchObject({ status: 304, headers: { etag } });
    expect((await again(one.port)).body).toHaveLength(0);
    expect((await again(other.port)).status).toBe(200);
  });

  test("they can only be read", async () => {
    const { port } = await startTestServer();
    expect(await ask(port, "/api/settings", { method: "POST", body: "{}" })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD", "content-type": "application/problem+json" },
    });
  });

  test("a node for a chain that the site does not know stops the start", async () => {
    const rpcUrls = { RPC_URLS_5: ["https://node.example"] };
    await expect(startTestServer({ config: { rpcUrls } })).rejects.toThrow("RPC_URLS_5");
  });
});
