// Tests on the whole server that an account ends only by a fresh signature of its own over words of its own, and can be kept for three days.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { deletionStatement, signInStatement } from "../../src/lib/signInStatement.ts";
import { messageFor, openTestBrowser } from "../signIn/testing/browser.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";

const siteOrigin = "http://localhost:4173";
const juniper = privateKeyToAccount(generatePrivateKey());
const bramble = privateKeyToAccount(generatePrivateKey());
const statement = deletionStatement(testSite.name);
const path = "/api/account/deletion";

describe("a fresh proof for the end of an account", () => {
  test("a session alone ends no account, nor does what was signed for anything else", async () => {
    const { port } = await startTestServer();
    const browser = openTestBrowser(port, { siteOrigin });
    const written = async (words: string, parts = {}, account = juniper) => {
      const nonce = await browser.nonce();
      const message = messageFor(account.address, nonce, {
        siteOrigin,
        statement: words,
        ...parts,
      });
      return { message, signature: await account.signMessage({ message }) };
    };
    const signIn = await written(signInStatement);
    expect((await browser.verify(signIn.message, signIn.signature)).status).toBe(200);

    const refused = async (body: object, code: string) =>
      expect(await browser.write(path, body)).toMatchObject({ body: { code } });
    await refused({}, "bad-request");
    await refused(signIn, "wrong-statement");
    await refused(await written(signInStatement), "wrong-statement");
    await refused(await written(statement, {}, bramble), "wrong-account");
    await refused(await written(statement, { chainId: 11_155_111 }), "wrong-chain");
    await refused(await written(statement, { now: Date.now() - 3_600_000 }), "expired");
    // Another's signature may be that of a contract, which only the chain could tell: here is none.
    const { message } = await written(statement);
    await refused(
      { message, signature: await bramble.signMessage({ message }) },
      "chain-unavailable",
    );
    // What is signed for the end of an account signs nobody in.
    const wrongWay = await written(statement);
    expect(await browser.verify(wrongWay.message, wrongWay.signature)).toMatchObject({
      body: { code: "wrong-statement" },
    });
    expect((await browser.get("/api/account")).body).toMatchObject({ deletion: null });

    const proof = await written(statement);
    const asked = await browser.write(path, proof);
    expect(asked.status).toBe(200);
    const { askedAt, dueAt } = asked.body as { askedAt: number; dueAt: number };
    expect(dueAt - askedAt).toBe(3 * 24 * 60 * 60_000);
    await refused(proof, "used-nonce");
    expect(await browser.write(path, {}, { method: "DELETE" })).toMatchObject({ status: 204 });
    expect((await browser.get("/api/account")).body).toMatchObject({ deletion: null });
  });

  test("nobody who is not signed in asks for the end, and no other site sets off the archive", async () => {
    const { port } = await startTestServer();
    const browser = openTestBrowser(port, { siteOrigin });
    const message = messageFor(juniper.address, await browser.nonce(), { siteOrigin, statement });
    const signature = await juniper.signMessage({ message });
    expect(await browser.write(path, { message, signature })).toMatchObject({ status: 401 });
    for (const site of ["cross-site", "same-site"])
      expect(await browser.get("/api/account/archive", { "Sec-Fetch-Site": site })).toMatchObject({
        status: 403,
        body: { code: "forbidden-origin" },
      });
    for (const site of ["same-origin", "none"])
      expect(await browser.get("/api/account/archive", { "Sec-Fetch-Site": site })).toMatchObject({
        status: 401,
      });
  });

  test("words of a site whose name may not stand in a message name none", () => {
    expect(deletionStatement("Test farm")).toBe("Delete what Test farm keeps of me.");
    expect(deletionStatement("Müller & Söhne")).toBe("Delete what this site keeps of me.");
  });
});
