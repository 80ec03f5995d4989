// Tests over real sockets what a session is worth, how its holder oversees it, and how it ends.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../store/driver/unavailable.ts";
import { openTestDatabase } from "../store/testing/testDatabase.ts";
import { openTestBrowser } from "./testing/browser.ts";
import { noSession, signInRefusal, startSignInForTest } from "./testing/startSignInForTest.ts";

const day = 24 * 60 * 60_000;
const juniper = privateKeyToAccount(generatePrivateKey());
const bramble = privateKeyToAccount(generatePrivateKey());
const sessionCookie = "__Host-holder-session";

test("a browser's next sign-in ends its last session and nobody else's", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  await browser.signIn(juniper);
  const old = openTestBrowser(port, { cookies: browser.cookies });
  const phone = openTestBrowser(port);
  await phone.signIn(juniper);
  await browser.signIn(bramble);
  expect(await old.get("/api/session")).toMatchObject(noSession);
  expect(await browser.get("/api/session")).toMatchObject({ body: { address: bramble.address } });
  expect(await phone.get("/api/session")).toMatchObject({ body: { address: juniper.address } });
});

test("a holder sees the own sessions and ends one, or all of them", async () => {
  const { port, clock } = await startSignInForTest();
  const [desk, phone, hers] = [openTestBrowser(port), openTestBrowser(port), openTestBrowser(port)];
  for (const [browser, account] of [
    [desk, juniper],
    [phone, juniper],
    [hers, bramble],
  ] as const) {
    await browser.signIn(account);
    clock.now += 1;
  }
  type Listed = { sessions: { id: string; current: boolean }[] };
  const list = async () => ((await desk.get("/api/sessions")).body as Listed).sessions;
  const [first, second] = await list();
  const listed = {
    device: "Unknown browser",
    createdAt: expect.any(Number),
    lastSeenAt: expect.any(Number),
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
  };
  expect([first, second]).toEqual([
    { ...listed, current: false },
    { ...listed, current: true },
  ]);

  const remove = (id: string | undefined, as = desk) =>
    as.write(`/api/sessions/${id}`, {}, { method: "DELETE" });
  expect(await remove(first?.id, hers)).toMatchObject(signInRefusal(404, "not-found"));
  expect(await remove("no-such-id")).toMatchObject(signInRefusal(404, "not-found"));
  expect(await remove(first?.id)).toMatchObject({ status: 204 });
  expect(await phone.get("/api/session")).toMatchObject(noSession);
  expect(await remove(second?.id)).toMatchObject({ status: 204 });
  expect(desk.cookies.has(sessionCookie)).toBe(false);

  await desk.signIn(juniper);
  await phone.signIn(juniper);
  expect(await phone.write("/api/sign-out/everywhere")).toMatchObject({ status: 204 });
  for (const browser of [desk, phone]) {
    expect(await browser.get("/api/session")).toMatchObject(noSession);
  }
  expect(await hers.get("/api/session")).toMatchObject({ body: { address: bramble.address } });
});

test("a sign-out that cannot be kept takes the cookie all the same, and says so", async () => {
  let isFull = false;
  const whole = await openTestDatabase("sqlite");
  const change: typeof whole.change = async (sql, values) => {
    if (isFull) throw new DatabaseUnavailable("The disk is full.");
    return whole.change(sql, values);
  };
  const { port } = await startSignInForTest({ db: { ...whole, change } });
  const browser = openTestBrowser(port);
  await browser.signIn(juniper);
  isFull = true;
  expect(await browser.write("/api/sign-out")).toMatchObject(signInRefusal(503, "unavailable"));
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  expect(await browser.get("/api/session")).toMatchObject(noSession);
});

test("whoever is not signed in is told so", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const notSignedIn = signInRefusal(401, "not-signed-in");
  expect(await browser.get("/api/sessions")).toMatchObject(notSignedIn);
  expect(await browser.write("/api/sign-out/everywhere")).toMatchObject(notSignedIn);
  const remove = browser.write("/api/sessions/abc", {}, { method: "DELETE" });
  expect(await remove).toMatchObject(notSignedIn);
  expect(await browser.write("/api/sign-out")).toMatchObject({ status: 204 });
});

test("a session ends after seven days without use; the cookie alone keeps nobody in", async () => {
  const { port, clock, db } = await startSignInForTest();
  const browser = openTestBrowser(port);
  await browser.signIn(juniper);
  clock.now += 6 * day;
  expect(await browser.get("/api/session")).toMatchObject({
    body: { expiresAt: clock.now + 7 * day },
  });
  clock.now += 7 * day;
  expect(await browser.get("/api/session")).toMatchObject(noSession);
  await openTestBrowser(port).nonce();
  expect(await db.rows("select * from sessions")).toEqual([]);
  expect(await db.rows("select * from used_nonces")).toEqual([]);
});
