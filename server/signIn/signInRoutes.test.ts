// Tests over real sockets what leads to a session and what does not, and that no log tells a secret.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { messageFor, openTestBrowser } from "./testing/browser.ts";
import { noSession, signInRefusal, startSignInForTest } from "./testing/startSignInForTest.ts";

const minute = 60_000;
const day = 24 * 60 * 60_000;
const juniper = privateKeyToAccount(generatePrivateKey());
const bramble = privateKeyToAccount(generatePrivateKey());
const sessionCookie = "__Host-holder-session";

test("a signed message becomes a session, which can be looked at and ended", async () => {
  const { port, outcomes, clock } = await startSignInForTest();
  const browser = openTestBrowser(port);
  expect(await browser.get("/api/session")).toMatchObject(noSession);

  const answer = await browser.signIn(juniper);
  const session = { address: juniper.address, chainId: 1, expiresAt: clock.now + 7 * day };
  expect(answer).toMatchObject({ status: 200, body: session });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-holder-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  expect(await browser.get("/api/session")).toMatchObject({ status: 200, body: session });
  expect(outcomes).toEqual(["signed-in"]);

  const kept = new Map(browser.cookies);
  expect(await browser.write("/api/sign-out")).toMatchObject({ status: 204 });
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  expect(await browser.get("/api/session")).toMatchObject(noSession);
  const thief = openTestBrowser(port, { cookies: kept });
  expect(await thief.get("/api/session")).toMatchObject(noSession);
});

test("the same message is refused a second time, from here, from elsewhere, and after signing out", async () => {
  const { port, outcomes } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce());
  const signature = await juniper.signMessage({ message });

  const thief = openTestBrowser(port);
  expect(await thief.verify(message, signature)).toMatchObject(signInRefusal(401, "unknown-nonce"));
  await thief.nonce();
  expect(await thief.verify(message, signature)).toMatchObject(signInRefusal(401, "unknown-nonce"));

  expect(await browser.verify(message, signature)).toMatchObject({ status: 200 });
  expect(await browser.verify(message, signature)).toMatchObject(signInRefusal(401, "used-nonce"));
  await browser.write("/api/sign-out");
  expect(await browser.verify(message, signature)).toMatchObject(signInRefusal(401, "used-nonce"));
  expect(await browser.get("/api/session")).toMatchObject(noSession);
  expect(outcomes).toEqual([
    "unknown-nonce",
    "unknown-nonce",
    "signed-in",
    "used-nonce",
    "used-nonce",
  ]);
});

test("a wrong signature costs the nonce, whatever it looks like", async () => {
  const { port, db } = await startSignInForTest({ verifySignature: async () => "bad" });
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce());
  for (const code of ["bad-signature", "used-nonce"]) {
    const answer = await browser.verify(message, await bramble.signMessage({ message }));
    expect(answer).toMatchObject(signInRefusal(401, code));
  }
  expect(await db.rows("select * from sessions")).toEqual([]);
});

test("a chain that cannot be asked is no wrong signature", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce());
  const answer = await browser.verify(message, await bramble.signMessage({ message }));
  expect(answer).toMatchObject(signInRefusal(503, "chain-unavailable"));
  expect(answer.headers.get("Retry-After")).toBe("5");
});

test("a chain that cannot be asked costs no signature: the same may be sent once more", async () => {
  const verdicts = ["chain-unavailable", "good"] as const;
  let asked = 0;
  const verifySignature = async () => verdicts[asked++] ?? "bad";
  const { port } = await startSignInForTest({ verifySignature });
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce());
  const send = async () => browser.verify(message, "0xabcd");
  expect(await send()).toMatchObject(signInRefusal(503, "chain-unavailable"));
  expect(await send()).toMatchObject({ status: 200 });
  expect(await send()).toMatchObject(signInRefusal(401, "used-nonce"));
});

test("what a Safe has signed on its chain comes without a signature", async () => {
  const signatures: string[] = [];
  const { port } = await startSignInForTest({
    verifySignature: async ({ signature }) => {
      signatures.push(signature);
      return "good";
    },
  });
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce());
  expect(await browser.verify(message, "0x")).toMatchObject({ status: 200 });
  expect(signatures).toEqual(["0x"]);
});

test("the log tells of sign-ins, and of nobody who signed in", async () => {
  const { port, logged } = await startSignInForTest();
  await openTestBrowser(port).signIn(juniper);
  const text = logged.join("");
  expect(text).toContain('"msg":"signed in"');
  expect(text).not.toMatch(/0x[0-9a-fA-F]{4}/);
});

test("a message with a fault is refused before anything is written", async () => {
  const { port, db, clock } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const nonce = await browser.nonce();
  const good = messageFor(juniper.address, nonce, { now: clock.now });
  const other = nonce.startsWith("0") ? "1" : "0";
  const cases: readonly [string, number, string][] = [
    ["", 400, "bad-message"],
    [`${good}\n`, 400, "bad-message"],
    [good.replace(juniper.address, juniper.address.toLowerCase()), 400, "bad-message"],
    [good.replace("Version: 1", "Version: 2"), 401, "wrong-version"],
    [good.replace("farm.example wants", "evil.example wants"), 401, "wrong-domain"],
    [good.replace("URI: https://farm", "URI: https://evil"), 401, "wrong-uri"],
    [good.replace("Chain ID: 1", "Chain ID: 5"), 401, "wrong-chain"],
    [good.replace("carrots", "parrots"), 401, "wrong-statement"],
    [messageFor(juniper.address, nonce, { now: clock.now - 11 * minute }), 401, "expired"],
    [messageFor(juniper.address, nonce, { now: clock.now + 11 * minute }), 401, "not-yet-valid"],
    [good.replace(nonce, other + nonce.slice(1)), 401, "unknown-nonce"],
    [good.replace(nonce, "12345678"), 401, "unknown-nonce"],
  ];
  for (const [message, status, code] of cases) {
    const signature = await juniper.signMessage({ message });
    expect(await browser.verify(message, signature)).toMatchObject(signInRefusal(status, code));
  }
  expect(await db.rows("select * from used_nonces")).toEqual([]);
  const signature = await juniper.signMessage({ message: good });
  expect(await browser.verify(good, signature)).toMatchObject({ status: 200 });
});

test("the Host header has no say in which site a message is for", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const nonce = await browser.nonce();
  const message = messageFor(juniper.address, nonce, { siteOrigin: `http://127.0.0.1:${port}` });
  const signature = await juniper.signMessage({ message });
  expect(await browser.verify(message, signature)).toMatchObject(
    signInRefusal(401, "wrong-domain"),
  );
});

test("a nonce is good for ten minutes", async () => {
  const { port, clock } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const nonce = await browser.nonce();
  const tooLate = async (message: string) =>
    browser.verify(message, await juniper.signMessage({ message }));
  clock.now += 10 * minute;
  const message = messageFor(juniper.address, nonce, { now: clock.now });
  expect(await tooLate(message)).toMatchObject(signInRefusal(401, "expired"));
});

test("two tabs of one browser may sign at the same time", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const first = messageFor(juniper.address, await browser.nonce());
  const second = messageFor(juniper.address, await browser.nonce());
  for (const message of [first, second]) {
    const signature = await juniper.signMessage({ message });
    expect(await browser.verify(message, signature)).toMatchObject({ status: 200 });
  }
});

test("what does not come from a page of ours as JSON is refused, and writes nothing", async () => {
  const { port, db } = await startSignInForTest();
  const browser = openTestBrowser(port);
  await browser.signIn(juniper);
  const paths = [
    "/api/sign-in/nonce",
    "/api/sign-in/verify",
    "/api/sign-out",
    "/api/sign-out/everywhere",
    "/api/sessions/abc",
  ];
  const tables = async () => [
    await db.rows("select * from sessions"),
    await db.rows("select * from used_nonces"),
    await db.rows("select * from budget_use"),
  ];
  const before = await tables();
  for (const path of paths) {
    const method = path.startsWith("/api/sessions/") ? "DELETE" : "POST";
    const send = (headers: Record<string, string>) => browser.write(path, {}, { method, headers });
    expect(await send({ Origin: "https://evil.example" })).toMatchObject({ status: 403 });
    expect(await send({ Origin: "null" })).toMatchObject({ status: 403 });
    expect(await send({ "Sec-Fetch-Site": "cross-site" })).toMatchObject({ status: 403 });
    expect(await send({ "Content-Type": "text/plain" })).toMatchObject({ status: 415 });
  }
  expect(await tables()).toEqual(before);
});

test("bodies of any other shape are refused", async () => {
  const { port } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const message = "hello";
  const signature = `0x${"ab".repeat(65)}`;
  const verify = (body: unknown) => browser.write("/api/sign-in/verify", body);
  for (const body of [
    "",
    "null",
    "[]",
    "{",
    {},
    { message },
    { signature },
    { message, signature: signature.slice(2) },
    { message, signature: "" },
    { message, signature: "0X" },
    { message, signature: "0xabc" },
    { message, signature: "0xgg" },
    { message, signature: [signature] },
    { message: { toString: "x" }, signature },
    { message, signature, address: juniper.address },
    { message, signature: `0x${"ab".repeat(4_096)}` },
  ]) {
    expect(await verify(body)).toMatchObject(signInRefusal(400, "bad-request"));
  }
  expect(await verify({ message: "a".repeat(5_000), signature })).toMatchObject({
    status: 400,
    body: { code: "bad-message", fault: "too-long", at: 4096 },
  });
  expect(await verify({ message: "a".repeat(20_000), signature })).toMatchObject({ status: 413 });
  const nonce = browser.write("/api/sign-in/nonce", { framed: "yes" });
  expect(await nonce).toMatchObject(signInRefusal(400, "bad-request"));
});

test("whoever asks too often has to wait, and may then use the same message", async () => {
  const { port, clock } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const message = messageFor(juniper.address, await browser.nonce(), { now: clock.now });
  const wrong = { message: "hello", signature: "0xab" };
  for (let round = 0; round < 30; round += 1) {
    const answer = await browser.write("/api/sign-in/verify", wrong);
    expect(answer).toMatchObject({ status: 400 });
  }
  const signature = await juniper.signMessage({ message });
  expect(await browser.verify(message, signature)).toMatchObject(
    signInRefusal(429, "too-many-requests"),
  );
  const neighbour = openTestBrowser(port, { address: "192.0.2.2" });
  expect(await neighbour.signIn(bramble)).toMatchObject({ status: 200 });
  clock.now += minute;
  expect(await browser.verify(message, signature)).toMatchObject({ status: 200 });
});

test("no log tells a nonce, a signature, a cookie or a whole address", async () => {
  const { port, logged } = await startSignInForTest();
  const browser = openTestBrowser(port);
  const secrets: string[] = [juniper.address, juniper.address.slice(2).toLowerCase()];
  const nonce = await browser.nonce();
  const message = messageFor(juniper.address, nonce);
  const signature = await juniper.signMessage({ message });
  const foreign = await bramble.signMessage({ message });
  await browser.verify(message.replace(nonce, "12345678"), signature);
  await browser.verify(message, signature);
  secrets.push(...browser.cookies.values());
  await browser.verify(message, foreign);
  await browser.get("/api/sessions");
  await browser.write("/api/sign-out/everywhere");
  secrets.push(nonce, signature, foreign, signature.slice(2, 40), nonce.slice(0, 32));
  const log = logged.join("");
  expect(log).toContain("signed in");
  expect(log).toContain("used-nonce");
  for (const secret of secrets) expect(log).not.toContain(secret);
});
