// Proves when a state is built and when the kept one is taken.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zeroAddress } from "viem";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { chainState } from "./chainState.ts";

let root: string;
let builds: string[];
beforeEach(async () => {
  root = await testFolder("state");
  builds = [];
  const contracts = fileURLToPath(new URL("../contracts", import.meta.url));
  await cp(contracts, join(root, "contracts"), { recursive: true });
  const code = fileURLToPath(new URL("creationCode", import.meta.url));
  await cp(code, join(root, "code"), { recursive: true });
});

const addresses = {
  collection: zeroAddress,
  keepsakes: zeroAddress,
  multicall3: zeroAddress,
  ensRegistry: zeroAddress,
  ensResolver: zeroAddress,
  ensReverseRegistrar: zeroAddress,
  universalResolver: zeroAddress,
  safe: zeroAddress,
  undeployedSafe: zeroAddress,
};
const get = () =>
  chainState({
    cacheFolder: join(root, "cache"),
    contractsFolder: join(root, "contracts"),
    codeFolder: join(root, "code"),
    build: async (folder) => {
      builds.push(folder);
      return { addresses, state: `state ${builds.length}` };
    },
  });

test("builds once and then takes what was kept", async () => {
  const first = await get();
  const second = await get();
  expect(first.fromCache).toBe(false);
  expect(second).toEqual({ ...first, fromCache: true });
  expect(second.addresses).toEqual(addresses);
  expect(await readFile(second.statePath, "utf8")).toBe("state 1");
  expect(builds).toEqual([join(root, "contracts")]);
});

test.each(["contracts/AlphaFields.sol", "code/sharedSigner.ts", "code/daimoVerifier.ts"])(
  "builds anew for a changed %s, and knows the old one when it comes back",
  async (path) => {
    const before = await get();
    const file = join(root, path);
    const source = await readFile(file, "utf8");
    await writeFile(file, `${source}\n// one more line\n`);
    const changed = await get();
    expect(changed.fromCache).toBe(false);
    expect(changed.statePath).not.toBe(before.statePath);
    expect(await readFile(changed.statePath, "utf8")).toBe("state 2");
    await writeFile(file, source);
    expect(await get()).toEqual({ ...before, fromCache: true });
  },
);
