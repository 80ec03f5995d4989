// Tests what the site's origin answers for the wallet.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walletRoutes } from "./walletRoutes.ts";

const node = createServer((request, response) => {
  response.setHeader("Content-Type", "application/json");
  request.pipe(response);
});
let routes: ReturnType<typeof walletRoutes>;
beforeAll(async () => {
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
  const { port } = node.address() as AddressInfo;
  routes = walletRoutes({
    base: "/f/local/",
    script: "1;",
    rpcUrls: { 1: `http://127.0.0.1:${port}`, 10: "http://127.0.0.1:1" },
  });
});
afterAll(() => node.close());

const ask = (path: string, init?: RequestInit) =>
  routes(new Request(`http://localhost:4173${path}`, init));
const call = (body: string, type = "application/json"): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": type },
  body,
});

test("serves the script as a script", async () => {
  const answer = await ask("/f/local/wallet.js");
  expect(answer?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await answer?.text()).toBe("1;");
});

test("hands JSON-RPC on, and the answer back", async () => {
  const answer = await ask("/f/local/rpc/1", call('{"method":"eth_chainId"}'));
  expect(answer?.status).toBe(200);
  expect(await answer?.json()).toEqual({ method: "eth_chainId" });
});

test.each([
  [404, "/f/local/rpc/137", call("{}")],
  [405, "/f/local/rpc/1", {}],
  [413, "/f/local/rpc/1", call(" ".repeat(1_000_001))],
  [415, "/f/local/rpc/1", call("{}", "text/plain")],
  [502, "/f/local/rpc/10", call("{}")],
])("refuses with %i: %s", async (status, path, init) => {
  const answer = await ask(path, init);
  expect(answer?.status).toBe(status);
  expect(await answer?.json()).toMatchObject({ error: { code: -32603 } });
});

test("leaves everything else to the site", async () => {
  for (const path of ["/", "/local/wallet.js", "/f/local/", "/f/local/rpc/x", "/f/local/rpc/"]) {
    expect(await ask(path)).toBeUndefined();
  }
});
