// Tests over real sockets that an API key is given for a right signature, and for nothing else.
import { describe, expect, it } from "vitest";
import { publicKeyOf } from "../../src/exchange/protocol/index.ts";
import vectors from "../../src/exchange/protocol/vectors/exchange.json" with { type: "json" };
import { exchangeApi } from "./exchangeApi.ts";
import {
  collection,
  exchangeAddress,
  holder,
  openTestExchange,
} from "./testing/openTestExchange.ts";
import { recorded, shapeOf } from "./testing/recorded.ts";

const { get, signFor, holderSecret } = await openTestExchange();

describe("API key", () => {
  it("is given for a right signature, shaped as recorded", async () => {
    const headers = { "X-API-SIG": signFor(await holderSecret(), 10) };
    const { status, body } = await get("/api/v3/apiKey?accountId=10", headers);
    expect(status).toBe(200);
    expect(shapeOf(body)).toEqual(shapeOf(recorded("getUserApiKey").reply.body));
    expect(body.apiKey).toHaveLength(64);
  });

  it("is refused with 104005 for a wrong signature, as recorded", async () => {
    const secret = await holderSecret();
    const right = signFor(secret, 10);
    for (const wrong of [
      signFor(secret + 1n, 10),
      signFor(secret, 11),
      signFor(secret, 10, "https://other.example"),
      `${right.slice(0, -1)}${right.endsWith("0") ? "1" : "0"}`,
      "0x00",
      "nonsense",
    ]) {
      const answer = await get("/api/v3/apiKey?accountId=10", { "X-API-SIG": wrong });
      expect(answer).toEqual(recorded("getUserApiKey wrong sig").reply);
    }
  });

  it("is refused without a signature, for no account, for a frozen and a fresh one", async () => {
    const code = async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).body.resultInfo.code;
    const signature = { "X-API-SIG": signFor(5n, 11) };
    expect(await code("/api/v3/apiKey?accountId=10")).toBe(104004);
    expect(await code("/api/v3/apiKey?accountId=99", signature)).toBe(102003);
    expect(await code("/api/v3/apiKey?accountId=11", signature)).toBe(104005);
    expect(await code("/api/v3/apiKey?accountId=12", signature)).toBe(104005);
  });

  const toKeys = vectors.apiSig.filter(({ path }) => path === "/api/v3/apiKey");
  it.each(toKeys.map((vector) => [vector.base, vector] as const))(
    "is given for the recorded signature for %s",
    async (base, { sk, accountId, xApiSig }) => {
      const { x, y } = publicKeyOf(BigInt(sk));
      const account = {
        accountId: accountId!,
        owner: holder.address,
        frozen: false,
        publicKey: { x: `0x${x.toString(16)}`, y: `0x${y.toString(16)}` },
        tags: "",
        nonce: 1,
        keyNonce: 1,
        keySeed: "",
      };
      const api = exchangeApi({
        accounts: [account],
        owned: new Map(),
        exchangeAddress,
        chainId: 1,
        collection,
        signingOrigin: base,
        newApiKey: () => "k".repeat(64),
      });
      const ask = (signature: string) =>
        api.request(`/api/v3/apiKey?accountId=${accountId}`, {
          headers: { "X-API-SIG": signature },
        });
      expect((await ask(xApiSig)).status).toBe(200);
      const altered = xApiSig.slice(0, -1) + (xApiSig.endsWith("0") ? "1" : "0");
      expect(await (await ask(altered)).json()).toEqual(
        recorded("getUserApiKey wrong sig").reply.body,
      );
    },
  );
});
