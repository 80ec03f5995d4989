// Tests over real sockets whom the local exchange knows, and the faults that can be switched on.
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import vectors from "../../src/exchange/protocol/vectors/exchange.json" with { type: "json" };
import { startExchange } from "./startExchange.ts";
import {
  collection,
  exchangeAddress,
  fresh,
  frozen,
  holder,
  openTestExchange,
} from "./testing/openTestExchange.ts";
import { recorded, shapeOf } from "./testing/recorded.ts";

const stranger = privateKeyToAccount(`0x${"44".repeat(32)}`);

const { exchange, get } = await openTestExchange();

describe("account by owner", () => {
  it("is shaped as recorded, in any letter case of the address", async () => {
    for (const owner of [holder.address, holder.address.toLowerCase()]) {
      const { status, body } = await get(`/api/v3/account?owner=${owner}`);
      expect(status).toBe(200);
      expect(shapeOf(body)).toEqual(shapeOf(recorded("getAccount ok").reply.body));
    }
  });

  it("has the recorded key for the recorded wallet", async () => {
    const { body } = await get(`/api/v3/account?owner=${holder.address}`);
    const known = vectors.keyDerivation[0]!;
    expect(BigInt(body.publicKey.x)).toBe(BigInt(known.publicKeyX));
    expect(BigInt(body.publicKey.y)).toBe(BigInt(known.publicKeyY));
    expect(body.keySeed).toBe(known.keySeed);
  });

  it("knows no stranger, as recorded", async () => {
    const { status, body } = await get(`/api/v3/account?owner=${stranger.address}`);
    expect({ status, body }).toEqual(recorded("getAccount unknown user").reply);
  });

  it("has an account that is not activated and one that is frozen", async () => {
    const notActivated = await get(`/api/v3/account?owner=${fresh.address}`);
    expect(notActivated.body).toMatchObject({ publicKey: { x: "", y: "" }, keySeed: "", nonce: 0 });
    const inChange = await get(`/api/v3/account?owner=${frozen.address}`);
    expect(inChange.body).toMatchObject({ frozen: true });
  });

  it.each(["", "?owner=0x12", "?owner=x"])("refuses %j", async (query) => {
    const { status, body } = await get(`/api/v3/account${query}`);
    expect([status, body.resultInfo.code]).toEqual([400, 100001]);
  });
});

describe("faults", () => {
  const path = "/api/v3/exchange/info";

  it("answers 500, HTML, or an error under 200", async () => {
    exchange.faults.set("/api/v3/exchange", { kind: "error-500" });
    expect((await fetch(exchange.url + path)).status).toBe(500);
    exchange.faults.set("/api/v3/exchange", { kind: "html" });
    expect(await (await fetch(exchange.url + path)).text()).toContain("<!doctype html>");
    exchange.faults.set("/api/v3/exchange", {
      kind: "result-info",
      code: 102021,
      message: "nonce",
    });
    const wrong = await fetch(exchange.url + path);
    expect([wrong.status, await wrong.json()]).toEqual([
      200,
      { resultInfo: { code: 102021, message: "nonce" } },
    ]);
  });

  it("drops the connection, and only where it was told to", async () => {
    exchange.faults.set(path, { kind: "drop-connection" });
    await expect(fetch(exchange.url + path)).rejects.toThrow();
    expect((await get(`/api/v3/account?owner=${holder.address}`)).status).toBe(200);
  });

  it("answers late, so that a shorter patience ends first", async () => {
    exchange.faults.set(path, { kind: "delay", ms: 2_000 });
    await expect(
      fetch(exchange.url + path, { signal: AbortSignal.timeout(30) }),
    ).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("can close for good", async () => {
    const closing = await startExchange({
      accounts: [],
      owned: new Map(),
      collection,
      exchangeAddress,
      chainId: 1,
    });
    await closing.stop();
    await expect(fetch(closing.url + path)).rejects.toThrow();
  });
});
