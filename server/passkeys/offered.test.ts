// Tests on the whole server when pages are told of passkeys, and whose pages may use them.
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import { signerFactory } from "@loamstead/passkey/signerContract.ts";
import { describe, expect, test, vi } from "vitest";
import { createAsker, signed } from "../testing/asker.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { makePasskey } from "./testing/makePasskey.ts";
import { startFakeNode } from "./testing/startFakeNode.ts";

const siteOrigin = "http://localhost:4173";

async function start(config: object = {}, passkeys = true) {
  const node = await startFakeNode();
  const server = await startTestServer({
    basePath: "/farm/",
    config: { rpcUrls: { RPC_URLS: [node.url] }, ...config },
    studio: { ...testSite, features: { ...testSite.features, passkeys } },
    // So that the first answer is one of before.
    prepare: async () => void node.lacking.add(sharedSigner),
  });
  const ask = createAsker(server.port, { siteOrigin });
  const told = async () =>
    ((await ask("GET /farm/api/settings")).body as { passkeys: object | null }).passkeys;
  return { ...server, node, ask, told };
}

describe("whether passkeys are offered", () => {
  test("pages are told of passkeys once the chain has their contracts, and the log names what it lacks", async () => {
    const { node, ask, told, logged } = await start();
    const missing = () => logged.filter(({ missing }) => missing !== undefined);
    await vi.waitFor(() => expect(missing()).toHaveLength(1));
    expect(missing()).toMatchObject([{ missing: [`SafeWebAuthnSharedSigner (${sharedSigner})`] }]);
    expect(await told()).toBeNull();
    node.lacking.clear();
    await vi.waitFor(
      async () => expect(await told()).toEqual({ rpId: "localhost", hasSigners: true }),
      10_000,
    );
    expect(missing()).toHaveLength(1);
    // They are of the site's own host, and shared with nobody.
    expect(await ask("GET /.well-known/webauthn")).toMatchObject({
      status: 404,
      body: { code: "not-found" },
    });
  });

  test("where the chain has no factory of signers, only further passkeys are not offered", async () => {
    const { node, told, logged } = await start();
    node.lacking.clear();
    node.lacking.add(signerFactory);
    const passkeys = { rpId: "localhost" };
    await vi.waitFor(
      async () => expect(await told()).toEqual({ ...passkeys, hasSigners: false }),
      10_000,
    );
    await vi.waitFor(() => {
      expect(logged).toContainEqual(
        expect.objectContaining({
          msg: "further passkeys of an account are not offered: the chain lacks contracts",
          missing: [`SafeWebAuthnSignerFactory (${signerFactory})`],
        }),
      );
    });
    node.lacking.clear();
    await vi.waitFor(
      async () => expect(await told()).toEqual({ ...passkeys, hasSigners: true }),
      10_000,
    );
  });

  test("switched off, there is neither offer nor route, and a passkey that is sent is ignored", async () => {
    const { ask, told } = await start({}, false);
    const { id, x, y, account, sign } = makePasskey();
    const signer = {
      address: account.address,
      signMessage: async ({ message }: { message: string }) => sign(message),
    };
    const inFarm: typeof ask = (operation, asked) =>
      ask(operation.replace("/api", "/farm/api"), asked);
    const letter = await signed(inFarm, signer, siteOrigin);
    const body = { ...letter, passkey: { id, x, y } };
    expect(await inFarm("POST /api/sign-in/verify", { body })).toMatchObject({ status: 200 });
    expect(await inFarm("POST /api/passkeys/find", { body: { id } })).toMatchObject({
      status: 404,
    });
    expect(await ask("GET /.well-known/webauthn")).toMatchObject({ status: 404 });
    expect(await told()).toBeNull();
  });

  test("a site that uses another host's passkeys says so where browsers ask for it", async () => {
    const { ask } = await start({ passkeyHost: "old.farm.test" });
    const answer = await ask("GET /.well-known/webauthn");
    expect(answer).toMatchObject({ status: 200, body: { origins: [siteOrigin] } });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await ask("POST /.well-known/webauthn")).toMatchObject({ status: 405 });
  });
});
