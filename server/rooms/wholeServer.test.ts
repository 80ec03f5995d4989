// Tests rooms on the whole server: signed in for real, painted by the real processes, drawn as a page.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { signInStatement } from "../../src/lib/signInStatement.ts";
import { messageFor, openTestBrowser } from "../signIn/testing/browser.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { roomJson } from "./testing/visitors.ts";

const siteOrigin = "http://localhost:4173";
const account = privateKeyToAccount(generatePrivateKey());

async function signedIn(port: number) {
  const browser = openTestBrowser(port, { siteOrigin });
  const nonce = await browser.nonce();
  const message = messageFor(account.address, nonce, { siteOrigin, statement: signInStatement });
  const answer = await browser.verify(message, await account.signMessage({ message }));
  expect(answer.status).toBe(200);
  return browser;
}

describe("rooms on a whole server", () => {
  test("from a session to a picture in a chat, and out of the world again", async () => {
    const { port } = await startTestServer();
    const browser = await signedIn(port);
    const made = await browser.write("/api/rooms", { document: roomJson("Kitchen") });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    const html = { headers: { Accept: "text/html" } };
    expect((await ask(port, `/rooms/${id}`, html)).status).toBe(404);

    expect((await browser.write(`/api/rooms/${id}/publish`)).status).toBe(200);
    const page = await ask(port, `/rooms/${id}?utm=x`, html);
    expect(page.body.toString()).toContain(`<p>/rooms/${id} Kitchen 1`);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    const png = await ask(port, `/rooms/${id}.png`);
    expect(png).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
    expect([png.body.readUInt32BE(16), png.body.readUInt32BE(20)]).toEqual([1200, 630]);

    const save = { method: "PUT", headers: { "If-Match": '"1"' } } as const;
    await browser.write(`/api/rooms/${id}`, { document: roomJson("Parlour") }, save);
    expect((await ask(port, `/rooms/${id}`, html)).body.toString()).toContain("Kitchen 1");
    await browser.write(`/api/rooms/${id}/publish`, { asItIsNow: true });
    expect((await ask(port, `/rooms/${id}`, html)).body.toString()).toContain("Parlour 2");

    await browser.write(`/api/rooms/${id}/publish`, {}, { method: "DELETE" });
    for (const path of [`/rooms/${id}`, `/rooms/${id}.png`]) {
      const gone = await ask(port, path, html);
      expect(gone).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
      expect(gone.body.toString()).toContain("Nothing grows here.");
    }
    const metrics = (await ask(port, "/metrics")).body.toString();
    expect(metrics).toContain('room_writes_total{outcome="saved"} 1');
    expect(metrics).toContain('route="/rooms/*"');
  });

  test("pictures are let in as what they are, everything else only as JSON", async () => {
    const { port } = await startTestServer();
    const path = `/api/pictures/${"0".repeat(64)}`;
    const put = (type: string, to = path) =>
      ask(port, to, {
        method: "PUT",
        headers: { Origin: siteOrigin, "Content-Type": type },
        body: "x",
      });
    expect((await put("image/png")).status).toBe(401);
    expect((await put("application/json")).status).toBe(415);
    expect((await put("image/png", "/api/rooms/0000000000")).status).toBe(415);
    const posted = { method: "POST", headers: { Origin: siteOrigin, "Content-Type": "image/png" } };
    expect((await ask(port, path, posted)).status).toBe(415);
    const forged = { ...posted, method: "PUT", headers: { "Content-Type": "image/png" } };
    expect((await ask(port, path, forged)).status).toBe(403);
  });

  test("a studio without the designer, or without sign-in, has none of it", async () => {
    for (const off of [{ roomDesigner: false }, { signIn: false }]) {
      const site = { ...testSite, features: { ...testSite.features, ...off } };
      const { port } = await startTestServer({ studio: site });
      for (const path of ["/api/rooms", "/api/gallery", "/rooms", "/api/pictures"]) {
        expect((await ask(port, path)).status).toBe(404);
      }
    }
  });
});
