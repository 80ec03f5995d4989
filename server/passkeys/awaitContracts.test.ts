// Tests that passkeys wait for their contracts, and what an operator is told meanwhile.
import { describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { awaitContracts } from "./awaitContracts.ts";

const contracts = { Signer: "0x51", Verifier: "0x5e" };

/** Asks a chain that knows more each time; once there is no more of it, the server stops. */
async function wait(chains: readonly (Record<string, string> | "no answer")[]) {
  const ending = new AbortController();
  const logged: string[] = [];
  let round = -1;
  const found = await awaitContracts({
    what: "passkeys",
    contracts,
    async codeAt(address, signal) {
      if (address === contracts.Signer) round += 1;
      const chain = chains[round];
      if (chain === undefined) ending.abort();
      expect(signal).toBe(ending.signal);
      return chain === "no answer" ? undefined : chain?.[address];
    },
    log: createLog("warn", { write: (line) => logged.push(line) }),
    signal: ending.signal,
    pauses: { firstMs: 1, longestMs: 4 },
  });
  return { found, rounds: round + 1, logged: logged.map((line) => JSON.parse(line)) };
}

const whole = { "0x51": "0x6001", "0x5e": "0x6002" };
const half = { "0x51": "0x6001", "0x5e": "0x" };

describe("awaitContracts", () => {
  test("where all are there, nobody is told anything", async () => {
    expect(await wait([whole])).toEqual({ found: true, rounds: 1, logged: [] });
  });

  test("those that are missing are named once, and asked for until they are there", async () => {
    const { found, rounds, logged } = await wait([
      "no answer",
      half,
      "no answer",
      half,
      half,
      whole,
    ]);
    expect({ found, rounds }).toEqual({ found: true, rounds: 6 });
    expect(logged).toMatchObject([
      { msg: "passkeys are not offered yet: no node tells of their contracts" },
      { msg: "passkeys are not offered: the chain lacks contracts", missing: ["Verifier (0x5e)"] },
    ]);
  });

  test("what a node answers that is no code counts as missing, and a stop ends the asking", async () => {
    const { found, logged } = await wait([{ "0x51": "null", "0x5e": "0x6002" }]);
    expect(found).toBe(false);
    expect(logged).toMatchObject([{ missing: ["Signer (0x51)"] }]);
    expect(logged).toHaveLength(1);
  });
});
