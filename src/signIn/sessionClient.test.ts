import { describe, expect, it } from "vitest";
import { withBase } from "../lib/link.ts";
import type { RefusalCode } from "./clientFailure.ts";
import { createSessionClient } from "./sessionClient.ts";

const now = Date.UTC(2026, 4, 1, 12);
const address = `0x${"aB".repeat(20)}`;
const session = { address, chainId: 1, expiresAt: now + 1000 };

type Asked = { address: string; init: RequestInit };

function clientFor(
  respond: (asked: Asked) => Response | Promise<Response>,
  base = "/",
  framed = false,
) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const cut = new AbortController();
  const client = createSessionClient({
    async fetch(address, init) {
      asked.push({ address, init });
      return respond({ address, init });
    },
    link: (path) => withBase(base, path),
    now: () => now,
    framed,
    timeout(wait) {
      waits.push(wait);
      return cut.signal;
    },
  });
  return { client, asked, waits, cut };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const always = (body: unknown, init?: ResponseInit) => clientFor(() => json(body, init));
const unreadable = { ok: false, reason: { kind: "unreadable" } };

describe("what is asked", () => {
  it("goes to its address below the base path, as JSON, with the cookies of this site only", async () => {
    const { client, asked } = clientFor(() => json(null), "/loamstead/");
    await client.nonce();
    await client.verify("text", "0x12");
    await client.session();
    await client.signOut();
    await client.signOutEverywhere();
    await client.sessions();
    const shown = asked.map(({ address, init }) => [init.method, address, init.body ?? null]);
    expect(shown).toEqual([
      ["POST", "/loamstead/api/sign-in/nonce", '{"framed":false}'],
      ["POST", "/loamstead/api/sign-in/verify", '{"message":"text","signature":"0x12"}'],
      ["GET", "/loamstead/api/session", null],
      ["POST", "/loamstead/api/sign-out", "{}"],
      ["POST", "/loamstead/api/sign-out/everywhere", "{}"],
      ["GET", "/loamstead/api/sessions", null],
    ]);
    for (const { init } of asked) {
      expect(init).toMatchObject({ credentials: "same-origin", cache: "no-store" });
      if (init.method === "GET") expect(init.headers).toBeUndefined();
      else expect(init.headers).toEqual({ "Content-Type": "application/json" });
    }
  });

  it("names the passkey that signed, where it was one", async () => {
    const { client, asked } = clientFor(() => json(null));
    const passkey = { id: "c2VlZHM", x: "0x01", y: "0x02" } as const;
    await client.verify("text", "0x12", passkey);
    expect(JSON.parse(String(asked[0]!.init.body))).toEqual({
      message: "text",
      signature: "0x12",
      passkey,
    });
  });

  it("says that it comes from a frame, where the cookies are kept apart", async () => {
    const { client, asked } = clientFor(() => json({ nonce: "abcdefgh1234" }), "/", true);
    await client.nonce();
    expect(asked[0]!.init.body).toBe('{"framed":true}');
  });

  it("outlives the page when it signs out, and nothing else does", async () => {
    const { client, asked } = clientFor(() => json(null));
    await client.session();
    await client.signOut();
    await client.signOutEverywhere();
    expect(asked.map(({ init }) => init.keepalive)).toEqual([false, true, true]);
  });

  it("is given up after a while, and verifying has longer than the rest", async () => {
    const { client, waits, cut, asked } = clientFor(
      ({ init }) =>
        new Promise((_, reject) => {
          const { signal } = init;
          signal!.addEventListener("abort", () => reject(signal!.reason));
        }),
    );
    const answers = [client.session(), client.verify("text", "0x12")];
    expect(waits).toEqual([10_000, 20_000]);
    expect(asked).toHaveLength(2);
    cut.abort(new DOMException("too long", "TimeoutError"));
    const timedOut = { ok: false, reason: { kind: "timed-out" } };
    expect(await Promise.all(answers)).toEqual([timedOut, timedOut]);
  });
});

describe("what is answered", () => {
  it("a session, without what else came along", async () => {
    const { client } = always({ ...session, token: "secret" });
    expect(await client.session()).toEqual({ ok: true, session });
    expect(await client.verify("text", "0x12")).toEqual({ ok: true, session });
  });

  it("nobody is signed in", async () => {
    const { client } = always(null);
    expect(await client.session()).toEqual({ ok: true, session: null });
    expect(await client.verify("text", "0x12")).toEqual(unreadable);
  });

  it.each([
    [undefined],
    [[]],
    ["x"],
    [{}],
    [{ ...session, address: "0x12" }],
    [{ ...session, address: `${address}\n` }],
    [{ ...session, chainId: "1" }],
    [{ ...session, chainId: 1.5 }],
    [{ ...session, expiresAt: null }],
  ])("a session that is none: %j", async (body) => {
    const { client } = clientFor(() => new Response(JSON.stringify(body)));
    expect(await client.session()).toEqual(unreadable);
    expect(await client.verify("text", "0x12")).toEqual(unreadable);
  });

  it.each([
    [{ nonce: "abcdefgh1234" }, "abcdefgh1234"],
    [{ nonce: "short" }, undefined],
    [{ nonce: "abcdefgh\nURI: x" }, undefined],
    [{ nonce: "a".repeat(300) }, undefined],
    [{ nonce: 12345678 }, undefined],
    [null, undefined],
  ])("a nonce from %j is %s", async (body, value) => {
    const answer = await always(body).client.nonce();
    expect(answer).toEqual(value ? { ok: true, nonce: { value, clockAhead: 0 } } : unreadable);
  });

  it.each([
    ["Fri, 01 May 2026 12:00:30 GMT", 0],
    ["Fri, 01 May 2026 15:00:00 GMT", 3 * 3600_000],
    ["Fri, 01 May 2026 11:30:00 GMT", -1800_000],
    ["soon", 0],
  ])("the server's clock: %s is ahead by %i", async (date, clockAhead) => {
    const { client } = always({ nonce: "abcdefgh1234" }, { headers: { Date: date } });
    expect(await client.nonce()).toMatchObject({ ok: true, nonce: { clockAhead } });
  });

  it("where the holder is signed in", async () => {
    const own = { id: "7", createdAt: 1, lastSeenAt: 2, device: "Firefox on Linux", current: true };
    expect(await always({ sessions: [own] }).client.sessions()).toEqual({
      ok: true,
      sessions: [own],
    });
    const half = { sessions: [own, { ...own, current: "yes" }] };
    expect(await always(half).client.sessions()).toEqual(unreadable);
    expect(await always({ sessions: {} }).client.sessions()).toEqual(unreadable);
  });

  it("a sign-out has no body, and is done as well when nobody was signed in", async () => {
    const { client } = clientFor(() => new Response(null, { status: 204 }));
    expect(await client.signOut()).toEqual({ ok: true });
    const nobody = always({ code: "not-signed-in" }, { status: 401 });
    expect(await nobody.client.signOutEverywhere()).toEqual({ ok: true });
  });
});

describe("what goes wrong", () => {
  it.each<[number, unknown, RefusalCode | "other"]>([
    [401, { code: "used-nonce" }, "used-nonce"],
    [401, { code: "bad-signature" }, "bad-signature"],
    [400, { code: "wrong-chain" }, "wrong-chain"],
    [429, { code: "too-many-requests" }, "too-many-requests"],
    [503, { code: "chain-unavailable" }, "chain-unavailable"],
    [401, { code: "of-tomorrow" }, "other"],
    [401, null, "other"],
    [500, "oops", "other"],
  ])("%i with %j is refused as %s", async (status, body, code) => {
    const { client } = always(body, { status });
    const reason = { kind: "refused", status, code };
    expect(await client.verify("text", "0x12")).toEqual({ ok: false, reason });
  });

  it("a page of a proxy in place of an answer", async () => {
    const page = () => new Response("<html>", { status: 502 });
    const reason = { kind: "refused", status: 502, code: "other" };
    expect(await clientFor(page).client.session()).toEqual({ ok: false, reason });
    const login = clientFor(() => new Response("<html>Free Wi-Fi"));
    expect(await login.client.session()).toEqual(unreadable);
  });

  it("no network, or one that breaks off within the answer", async () => {
    const { client } = clientFor(() => Promise.reject(new TypeError("Failed to fetch")));
    const gone = { ok: false, reason: { kind: "unreachable" } };
    expect(await client.nonce()).toEqual(gone);
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError("network")) });
    expect(await clientFor(() => new Response(broken)).client.session()).toEqual(gone);
  });
});
