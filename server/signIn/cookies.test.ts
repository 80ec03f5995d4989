// Tests over real sockets which cookies a browser is given, in a frame and outside, and what they bear.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { messageFor, openTestBrowser } from "./testing/browser.ts";
import { noSession, startSignInForTest } from "./testing/startSignInForTest.ts";

const juniper = privateKeyToAccount(generatePrivateKey());
const bramble = privateKeyToAccount(generatePrivateKey());
const sessionCookie = "__Host-holder-session";
const browserCookie = "__Host-holder-browser";

test("cookies that were planted before are worth nothing afterwards", async () => {
  const { port, db } = await startSignInForTest();
  const attacker = openTestBrowser(port);
  await attacker.signIn(bramble);
  const planted = attacker.cookies.get(sessionCookie) ?? "";
  const madeUp = "A".repeat(43);
  for (const value of [planted, madeUp]) {
    const victim = openTestBrowser(port, { cookies: new Map([[sessionCookie, value]]) });
    await victim.signIn(juniper);
    expect(victim.cookies.get(sessionCookie)).not.toBe(value);
    const again = openTestBrowser(port, { cookies: new Map([[sessionCookie, value]]) });
    expect(await again.get("/api/session")).toMatchObject(noSession);
  }
  // Of the planted session nothing is left; the two sign-ins each made one of their own.
  expect(await db.rows("select distinct address from sessions")).toEqual([
    { address: juniper.address },
  ]);
});

test("in a frame the cookies are of another kind, and so is the session", async () => {
  const { port } = await startSignInForTest();
  const frame = openTestBrowser(port);
  const nonce = await frame.write("/api/sign-in/nonce", { framed: true });
  expect(nonce.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-framed-holder-browser=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    ),
  ]);
  const message = messageFor(juniper.address, (nonce.body as { nonce: string }).nonce);
  const answer = await frame.verify(message, await juniper.signMessage({ message }));
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-framed-holder-session=[\w-]{43}; .*SameSite=None; Partitioned$/),
  ]);
  expect(await frame.get("/api/session")).toMatchObject({ body: { address: juniper.address } });

  // Where frame and page share their cookies, the next sign-in still leaves one session.
  const shared = await frame.signIn(bramble);
  expect(shared.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-framed-holder-session=; Max-Age=0/),
    expect.stringMatching(/^__Host-holder-session=/),
  ]);
  expect(await frame.get("/api/session")).toMatchObject({ body: { address: bramble.address } });
  expect(await frame.write("/api/sign-out")).toMatchObject({ status: 204 });
  expect([...frame.cookies.keys()]).toEqual(["__Host-framed-holder-browser", browserCookie]);
});

test("a site that nobody may frame gives no such cookies", async () => {
  const { port } = await startSignInForTest({ isFramed: false });
  const browser = openTestBrowser(port);
  await browser.nonce({ framed: true });
  expect([...browser.cookies.keys()]).toEqual([browserCookie]);
});

test("without TLS, on a developer's localhost, the cookies do without its marks", async () => {
  const siteOrigin = "http://localhost:4173";
  const { port } = await startSignInForTest({ siteOrigin });
  const browser = openTestBrowser(port, { siteOrigin });
  const answer = await browser.signIn(juniper);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^holder-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  expect(await browser.get("/api/session")).toMatchObject({ body: { chainId: 1 } });
});
