// Tests that the API is as it is described: every operation is asked over a real socket, rightly and wrongly.
import { createHash } from "node:crypto";
import sharp from "sharp";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { deletionStatement } from "../../src/lib/signInStatement.ts";
import { operations } from "../app.ts";
import { makePasskey } from "../passkeys/testing/makePasskey.ts";
import { startFakeNode } from "../passkeys/testing/startFakeNode.ts";
import { roomJson } from "../rooms/testing/visitors.ts";
import { type ApiTestRequest, type Ask, createAsker, signed } from "../testing/asker.ts";
import { type ApiDescription, comparer, type Described } from "../testing/described.ts";
import { fakeDrawers } from "../testing/fakeDrawer.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";

const siteOrigin = "http://localhost:4173";
const metricsToken = "0123456789abcdef";

async function begin() {
  const drawers = fakeDrawers();
  const { port } = await startTestServer({
    config: {
      trustedProxies: ["127.0.0.1"],
      metricsToken,
      passkeyHost: "old.farm.test",
      rpcUrls: { RPC_URLS: [(await startFakeNode()).url] },
    },
    studio: { ...testSite, features: { ...testSite.features, passkeys: true } },
    drawing: { openDrawer: drawers.open, openDeveloper: drawers.openDeveloper },
  });
  const guest = createAsker(port, { siteOrigin });
  const description = (await guest("GET /api/openapi.json")).body as ApiDescription;
  const faults = comparer(description);
  const asked = new Set<string>();

  /** The operation that a question is about. */
  function find(question: string): [string, Described] {
    const [method = "", path = ""] = question.split("?")[0]!.split(" ");
    const all = Object.entries(description.paths).flatMap(([address, methods]) => {
      const described = methods[method.toLowerCase()];
      const pattern = new RegExp(`^${address.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return described && pattern.test(path)
        ? [[`${method} ${address}`, described] as [string, Described]]
        : [];
    });
    // What is spelled out goes before what has a parameter in that place.
    return all.find(([name]) => !name.includes("{")) ?? all[0]!;
  }

  /** Asks, and holds the answer against the description. */
  async function askAs(ask: Ask, question: string, status: number, what: ApiTestRequest = {}) {
    const [name, described] = find(question);
    const answer = await ask(question, what);
    const told = JSON.stringify(answer.body);
    expect(`${question}: ${answer.status} ${told}`).toContain(`${question}: ${status} `);
    expect(faults.answer(described, answer), `${question} ${told}`).toEqual([]);
    if (status >= 300) return answer;
    asked.add(name);
    expect(faults.body(described, what.body), `the body of ${question}`).toEqual([]);
    return answer;
  }
  return { port, guest, description, faults, asked, askAs };
}

const namesIn = ({ paths }: ApiDescription) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

test("every operation that there is answers as it is described, and no other is described", async () => {
  const { port, guest, description, asked, askAs } = await begin();
  expect(description.openapi).toBe("3.1.0");
  const told = Object.keys(operations).map((name) => name.replaceAll(/:(\w+)/g, "{$1}"));
  expect(namesIn(description).sort()).toEqual(told.sort());

  const holder = createAsker(port, { siteOrigin });
  const phone = createAsker(port, { siteOrigin });
  const account = privateKeyToAccount(generatePrivateKey());
  const me = (question: string, status: number, what?: ApiTestRequest) =>
    askAs(holder, question, status, what);
  const anybody = (question: string, status: number, what?: ApiTestRequest) =>
    askAs(guest, question, status, what);
  const again = (answer: { headers: Headers }) => ({
    headers: { "If-None-Match": answer.headers.get("etag")! },
  });

  for (const path of ["/healthz", "/readyz"]) await anybody(`GET ${path}`, 200);
  const token = { headers: { Authorization: `Bearer ${metricsToken}` } };
  await anybody("GET /metrics", 200, token);
  await anybody("GET /metrics", 401);
  for (const path of ["/api/settings", "/api/openapi.json", "/api/fields/owners"]) {
    await anybody(`GET ${path}`, 304, again(await anybody(`GET ${path}`, 200)));
  }
  await anybody("GET /api/fields/7/owner", 200);
  const metadata = await anybody("GET /api/fields/7/metadata", 200);
  await anybody("GET /api/fields/7/metadata", 304, again(metadata));

  await anybody("GET /api/session", 200);
  await me("POST /api/sign-in/nonce", 200, { body: { framed: false } });
  const letter = await signed(holder, account, siteOrigin);
  await me("POST /api/sign-in/verify", 200, { body: letter });
  await me("POST /api/sign-in/verify", 401, { body: letter });
  await me("POST /api/sign-in/verify", 400, { body: { ...letter, message: "Let me in." } });
  await me("GET /api/session", 200);
  await askAs(phone, "POST /api/sign-in/verify", 200, {
    body: await signed(phone, account, siteOrigin),
  });
  const { sessions } = (await me("GET /api/sessions", 200)).body as {
    sessions: { id: string; current: boolean }[];
  };
  const other = sessions.find(({ current }) => !current)!;
  await me(`DELETE /api/sessions/${other.id}`, 204);
  await me(`DELETE /api/sessions/${other.id}`, 404);

  const keys = createAsker(port, { siteOrigin });
  const passkey = makePasskey();
  const { id: passkeyId, x, y, account: of } = passkey;
  const signMessage = async ({ message }: { message: string }) => passkey.sign(message);
  const byPasskey = await signed(keys, { address: of.address, signMessage }, siteOrigin);
  await anybody("POST /api/passkeys/find", 404, { body: { id: passkeyId } });
  await askAs(keys, "POST /api/sign-in/verify", 200, {
    body: { ...byPasskey, passkey: { id: passkeyId, x, y } },
  });
  await anybody("POST /api/passkeys/find", 200, { body: { id: passkeyId } });
  const assertion = () => passkey.assert({ rpId: "old.farm.test" });
  const once = assertion();
  const recover = { body: { assertions: [once, assertion()] } };
  await anybody("POST /api/passkeys/recover", 200, recover);
  await anybody("POST /api/passkeys/recover", 400, { body: { assertions: [once, once] } });
  await anybody("GET /.well-known/webauthn", 200);

  const document = roomJson("Kitchen");
  const key = { "Idempotency-Key": "once-and-no-more" };
  const made = await me("POST /api/rooms", 201, { body: { document }, headers: key });
  await me("POST /api/rooms", 200, { body: { document }, headers: key });
  await me("POST /api/rooms", 422, { body: { document: { version: 1 } } });
  const { id } = made.body as { id: string };
  const room = `/api/rooms/${id}`;
  await me("GET /api/rooms", 304, again(await me("GET /api/rooms", 200)));
  await me(`GET ${room}`, 200);
  const follows = (version: number) => ({ headers: { "If-Match": `"${version}"` } });
  await me(`PUT ${room}`, 428, { body: { document } });
  await me(`PUT ${room}`, 200, { ...follows(1), body: { document: roomJson("Parlour") } });
  await me(`PUT ${room}`, 412, { ...follows(1), body: { document } });
  await me(`GET ${room}/versions`, 200);
  await me(`GET ${room}/versions/1`, 200);
  await me(`GET ${room}/versions/9`, 404);
  await anybody(`GET ${room}`, 404);
  await anybody(`GET /api/gallery/${id}`, 404);
  const sharing = { isListed: true, isNamed: true, caption: "Come in" };
  await me(`POST ${room}/publish`, 200, { body: sharing });
  await me(`POST ${room}/publish`, 400, { body: { isListed: "yes" } });
  await anybody(`GET ${room}`, 200);
  await me(`POST ${room}/remix`, 201);
  await anybody(`POST ${room}/report`, 204, { body: { reason: "It is upside down." } });
  await anybody("GET /api/gallery", 200);
  await anybody("GET /api/gallery?after=1-0000000000", 200);
  await anybody("GET /api/gallery?after=tomorrow", 400);
  await anybody(`GET /api/gallery/${id}`, 200);
  const page = encodeURIComponent(`${siteOrigin}/rooms/${id}`);
  await anybody(`GET /api/oembed?url=${page}`, 200);
  await anybody(`GET /api/oembed?url=${page}&format=xml`, 501);
  await anybody("GET /api/oembed", 400);
  await anybody("GET /sitemap-rooms.xml", 200);
  await me(`PUT ${room}/heart`, 403);
  await askAs(keys, `PUT ${room}/heart`, 200);
  await askAs(keys, `GET ${room}/heart`, 200);
  await askAs(keys, `DELETE ${room}/heart`, 200);
  await me(`DELETE ${room}/publish`, 200);
  const guestKey = { "Guest-Key": "g".repeat(43) };
  const asGuest = { headers: { ...guestKey, "Idempotency-Key": "room-of-a-guest" } };
  const shared = await anybody("POST /api/guest-rooms", 201, { ...asGuest, body: { document } });
  await anybody("POST /api/guest-rooms", 200, { ...asGuest, body: { document, caption: "Mine" } });
  await anybody("POST /api/guest-rooms", 422, { ...asGuest, body: { document: { version: 1 } } });
  await me("POST /api/guest-rooms/claim", 200, { headers: { "Guest-Key": "h".repeat(43) } });
  const { id: ofGuest } = shared.body as { id: string };
  await anybody(`DELETE /api/guest-rooms/${ofGuest}`, 204, { headers: guestKey });
  await me(`DELETE ${room}`, 412, follows(1));
  await me(`DELETE ${room}`, 204, follows(2));
  await me("GET /api/rooms", 200);
  await me(`POST ${room}/restore`, 200);
  await me(`POST ${room}/purge`, 404);
  await me(`DELETE ${room}`, 204, follows(3));
  await me(`POST ${room}/purge`, 204);
  await me(`POST ${room}/restore`, 404);

  await anybody("GET /api/time", 200);
  const head = "0f".repeat(32);
  await anybody(`GET /api/time?head=${head}`, 200);
  await anybody("GET /api/time?head=0", 400);
  const begun = Date.now() - 60_000;
  const ofFarm = { headers: { "Idempotency-Key": "farm-once-and-no-more" } };
  const newFarm = { field: 7, begun, stamps: [] };
  const farm = await me("POST /api/farms", 201, { ...ofFarm, body: newFarm });
  await me("POST /api/farms", 200, { ...ofFarm, body: newFarm });
  await me("POST /api/farms", 422, { body: { ...newFarm, begun: 1 } });
  await me("GET /api/farms", 304, again(await me("GET /api/farms", 200)));
  const { id: farmId, token: farmToken } = farm.body as { id: string; token: string };
  const kept = `/api/farms/${farmId}`;
  const device = "0123456789ab";
  const events = [{ kind: "water", at: begun, plots: 1 }];
  const batch = { device, first: 0, rules: 1, token: farmToken, hash: head, events };
  await me(`POST ${kept}/batches`, 428, { body: batch });
  await me(`POST ${kept}/batches`, 412, { ...follows(3), body: batch });
  await me(`POST ${kept}/batches`, 409, { ...follows(0), body: { ...batch, rules: 9 } });
  await me(`POST ${kept}/batches`, 400, { ...follows(0), body: { ...batch, token: "x" } });
  const wither = { ...batch, events: [{ kind: "wither", at: begun }] };
  await me(`POST ${kept}/batches`, 422, { ...follows(0), body: wither });
  await me(`POST ${kept}/batches`, 200, { ...follows(0), body: batch });
  await me(`GET ${kept}?device=${device}`, 200);
  await me(`GET ${kept}?since=-1`, 200);
  await me(`GET ${kept}?since=soon`, 400);
  await me(`GET ${kept}/log`, 200);
  await me(`DELETE ${kept}`, 412, follows(0));
  await me(`DELETE ${kept}`, 204, follows(1));
  await me(`GET ${kept}`, 410);
  await me(`POST ${kept}/restore`, 200);
  await me(`POST ${kept}/purge`, 410);
  await me(`DELETE ${kept}`, 204, follows(1));
  await me("GET /api/farms", 200);
  await me(`POST ${kept}/purge`, 204);

  const create = { width: 4, height: 3, channels: 3, background: "#fa0" } as const;
  const body = new Uint8Array(await sharp({ create }).png().toBuffer());
  const hash = createHash("sha256").update(body).digest("hex");
  const png = { body, headers: { "Content-Type": "image/png" } };
  await me(`PUT /api/pictures/${"0".repeat(64)}`, 422, png);
  await me(`PUT /api/pictures/${hash}`, 201, png);
  await me(`PUT /api/pictures/${hash}`, 200, png);
  await me("GET /api/pictures", 200);
  const picture = await anybody(`GET /pictures/${hash}`, 200);
  await anybody(`GET /pictures/${hash}`, 304, again(picture));
  await me(`DELETE /api/pictures/${hash}`, 204);
  await me(`DELETE /api/pictures/${hash}`, 404);

  await me("GET /api/account", 200);
  await me("GET /api/account/archive", 200);
  await me("DELETE /api/account/deletion", 404);
  await me("POST /api/account/deletion", 401, { body: await signed(holder, account, siteOrigin) });
  await me("POST /api/account/deletion", 200, {
    body: await signed(holder, account, siteOrigin, deletionStatement(testSite.name)),
  });
  await me("DELETE /api/account/deletion", 204);

  await me("POST /api/sign-out/everywhere", 204);
  await me("POST /api/sign-out", 204);
  expect([...asked].sort()).toEqual(told.sort());
});

test("whatever is wrong with a request, the refusal is one that is described", async () => {
  const { port, guest, description, faults, askAs } = await begin();
  const holder = createAsker(port, { siteOrigin, address: "192.0.2.2" });
  const account = privateKeyToAccount(generatePrivateKey());
  await holder("POST /api/sign-in/verify", { body: await signed(holder, account, siteOrigin) });

  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const at = (value: string) => name.replaceAll(/\{\w+\}/g, value);
      const refused = async (question: string, what: ApiTestRequest = {}, ask = holder) => {
        const answer = await ask(question, what);
        expect(answer.status, `${question} ${JSON.stringify(what)}`).toBeGreaterThanOrEqual(400);
        expect(faults.answer(described, answer), `${question} ${JSON.stringify(answer)}`).toEqual(
          [],
        );
      };
      const some = at("0000000000");
      const takesJson = described.requestBody?.content["application/json"] !== undefined;
      const type = Object.keys(described.requestBody?.content ?? { "application/json": {} })[0]!;
      if (path.includes("{")) {
        for (const odd of ["x%2Fy", "%zz", "a%00b", "-1"])
          await refused(at(odd), { headers: { "Content-Type": type } });
      }
      if (described.security) await refused(some, { headers: { "Content-Type": type } }, guest);
      if (method !== "get") {
        const { headers } = { headers: { "Content-Type": type } };
        await askAs(holder, some, 403, {
          headers: { ...headers, Origin: "https://other.example" },
        });
        await askAs(holder, some, 415, { headers: { ...headers, "Content-Type": "text/plain" } });
      }
      if (!takesJson) continue;
      const follows = { "If-Match": '"1"' };
      expect(faults.body(described, []), `a list as the body of ${name}`).not.toEqual([]);
      for (const body of ["", "{", "[]", "7", `${"[".repeat(99)}${"]".repeat(99)}`, "\ufffe"]) {
        await refused(some, { body, headers: follows });
      }
      await refused(some, { body: {}, headers: { ...follows, "Content-Encoding": "gzip" } });
      await refused(some, { body: "x".repeat(1_400_000), headers: follows });
      const spoilt = { ...follows, "If-Match": "later", "Idempotency-Key": "?" };
      await refused(some, { body: { document: 7 }, headers: spoilt });
    }
  }
});
