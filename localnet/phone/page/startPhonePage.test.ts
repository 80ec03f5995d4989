// Tests what the phone's server gives out, and under which policy.
import { expect, onTestFinished, test, vi } from "vitest";
import { startRpcStub } from "../testing/startRpcStub.ts";
import { startPhonePage } from "./startPhonePage.ts";

const account = { name: 'Juniper "Juno" <b>', privateKey: `0x${"01".repeat(32)}` } as const;
const build = async () => ({ script: "run()", style: "body {}" });

async function start(options: Partial<Parameters<typeof startPhonePage>[0]> = {}) {
  const page = await startPhonePage({
    relayUrl: "ws://127.0.0.1:5555",
    accounts: [account],
    rpcUrls: {},
    build,
    ...options,
  });
  onTestFinished(page.stop);
  return (path: string, init?: RequestInit) => fetch(new URL(path, page.url), init);
}

test("the page may talk to itself and to the relay, and nobody may frame it", async () => {
  const ask = await start();
  const answer = await ask("/");
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:5555;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("its settings come with the script, and no name can break out of them", async () => {
  const ask = await start({ rpcUrls: { 1: "http://127.0.0.1:1", 10: "http://127.0.0.1:1" } });
  const html = await (await ask("/")).text();
  expect(html).not.toContain("<b>");
  const [, escaped] = /data-settings="([^"]*)"/.exec(html)!;
  const settings = escaped!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(JSON.parse(settings)).toEqual({
    relayUrl: "ws://127.0.0.1:5555",
    accounts: [account],
    chains: [1, 10],
  });
});

test.each([
  ["/phone.js", "text/javascript; charset=utf-8", "run()"],
  ["/phone.css", "text/css; charset=utf-8", "body {}"],
])("%s is served", async (path, type, text) => {
  const answer = await (await start())(path);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(await answer.text()).toBe(text);
});

test.each(["/fredoka.woff2", "/nunito.woff2"])("%s is a font", async (path) => {
  const answer = await (await start())(path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 4))).toBe("wOF2");
});

test("the nodes of its chains are reached through it, and no others", async () => {
  const rpc = await startRpcStub();
  onTestFinished(rpc.stop);
  const ask = await start({ rpcUrls: { 1: rpc.url } });
  const call = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
  };
  expect(await (await ask("/rpc/1", call)).json()).toMatchObject({ result: "0x1" });
  expect((await ask("/rpc/10", call)).status).toBe(404);
});

test("anything else is not found, and a bundle that failed is an error", async () => {
  const ask = await start({ build: () => Promise.reject(new Error("no bundle")) });
  expect((await ask("/other")).status).toBe(404);
  expect((await ask("/")).status).toBe(200);
  expect((await ask("/phone.js")).status).toBe(500);
});

test("nothing is bundled before somebody looks at the phone, and then only once", async () => {
  const bundled = vi.fn(build);
  const ask = await start({ build: bundled });
  await ask("/");
  expect(bundled).not.toHaveBeenCalled();
  await Promise.all([ask("/phone.js"), ask("/phone.css")]);
  expect(bundled).toHaveBeenCalledOnce();
});
