// Tests what the host's own origin answers.
import { expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { readSettings } from "./hostSettings.ts";
import { safeHostRoutes } from "./startSafeHost.ts";

const settings = {
  site: 'http://localhost:4173/f/?a="b"&c',
  safe: devAccounts.keeper.address,
  chainId: 1,
  chainName: "Ethereum",
};
const routes = safeHostRoutes({
  script: "1;",
  style: "body{}",
  settings,
  rpcUrls: { 1: "http://127.0.0.1:1" },
});
const ask = (path: string, init?: RequestInit) =>
  routes(new Request(`http://127.0.0.1:5199${path}`, init));

test("the page carries its settings whole, and may frame the site alone", async () => {
  const answer = await ask("/?auto=approve");
  const html = await answer.text();
  const attribute = html.match(/data-settings="([^"]*)"/)?.[1] ?? "";
  const text = attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(readSettings(text)).toEqual(settings);
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("frame-src http://localhost:4173;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test.each([
  ["/safe-host.js", "text/javascript; charset=utf-8", "1;"],
  ["/safe-host.css", "text/css; charset=utf-8", "body{}"],
])("serves %s", async (path, type, body) => {
  const answer = await ask(path);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(await answer.text()).toBe(body);
});

test("reaches no chain but its own, and no other path", async () => {
  const call = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  expect((await ask("/rpc/10", call)).status).toBe(404);
  expect((await ask("/rpc/1", call)).status).toBe(502);
  expect((await ask("/elsewhere")).status).toBe(404);
});

test.each([undefined, "{}", '{"site":"x","safe":"0x00","chainId":1,"chainName":"y"}'])(
  "settings like %s are a fault",
  (text) => {
    expect(() => readSettings(text)).toThrow("without its settings");
  },
);
