// Tests what is asked of the site's server about passkeys, and what of its answers is believed.
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

const word = (byte: string, bytes: number) => `0x${byte.repeat(bytes)}`;
const found = { x: word("1a", 32), y: word("2b", 32), address: word("3C", 20) };
const settings = {
  appName: "Farm",
  chains: [{ id: 1, rpcUrls: [] }],
  tokens: [],
  walletConnect: { projectId: "" },
  collection: {},
  exchange: {},
  passkeys: { rpId: "farm.example" },
};

let answer: () => Response | Promise<Response>;
const asked: { path: string; body: unknown }[] = [];

async function open(told: object = settings) {
  vi.resetModules();
  const { sitePasskeys } = await import("./sitePasskeys.ts");
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/settings") return Response.json(told);
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sitePasskeys();
}

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json(found);
});

const { signal } = new AbortController();

test("a site without passkeys has none", async () => {
  expect(await open({ ...settings, passkeys: null })).toBeNull();
});

test("further passkeys are offered where the server says that the chain has their signers", async () => {
  expect((await open())?.hasSigners).toBe(false);
  const passkeys = { ...settings.passkeys, hasSigners: true };
  expect((await open({ ...settings, passkeys }))?.hasSigners).toBe(true);
});

test("both questions go to their addresses, and bring the account", async () => {
  const site = (await open())!;
  expect(site.rpId).toBe("farm.example");
  const assertion = { id: "a", authenticatorData: "b", clientDataJSON: "c", signature: "d" };
  const account = { ok: true, value: found };
  expect(await site.find("c2VlZHM", signal)).toEqual(account);
  expect(await site.recover([assertion, assertion], signal)).toEqual(account);
  const { address } = found as { address: `0x${string}` };
  await site.find("c2VlZHM", signal, address);
  await site.recover([assertion, assertion], signal, address);
  expect(asked).toEqual([
    { path: "/api/passkeys/find", body: { id: "c2VlZHM" } },
    { path: "/api/passkeys/recover", body: { assertions: [assertion, assertion] } },
    { path: "/api/passkeys/find", body: { id: "c2VlZHM", account: address } },
    {
      path: "/api/passkeys/recover",
      body: { assertions: [assertion, assertion], account: address },
    },
  ]);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ["nothing on record", () => Response.json({}, { status: 404 }), "not-found"],
  ["no key that fits", () => Response.json({}, { status: 400 }), "not-found"],
  ["too many questions", () => Response.json({}, { status: 429 }), "unreachable"],
  ["a server in trouble", () => new Response("oh", { status: 503 }), "unreachable"],
  ["a key that is none", () => Response.json({ ...found, x: "0x1" }), "unreachable"],
  ["another page altogether", () => new Response("<p>Hello</p>"), "unreachable"],
  ["no answer", () => Promise.reject(new TypeError("offline")), "unreachable"],
])("%s is told", async (_, given, reason) => {
  const site = (await open())!;
  answer = given;
  expect(await site.find("c2VlZHM", signal)).toEqual({ ok: false, reason });
});
