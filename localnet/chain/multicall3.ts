// Multicall3, which viem expects at one address on every chain.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Address, Hex } from "viem";
import type { BuildClient } from "./buildClient.ts";
import { placeContract } from "./placeContract.ts";

export const multicall3Address: Address = "0xcA11bde05977b3631167028862bE2a173976CA11";

export async function placeMulticall3(client: BuildClient): Promise<void> {
  // viem carries the contract but does not export it, so it is read by its place in the package.
  const require = createRequire(import.meta.url);
  const { multicall3Bytecode }: { multicall3Bytecode: Hex } = require(
    join(dirname(require.resolve("viem")), "constants/contracts.js"),
  );
  await placeContract(client, multicall3Address, multicall3Bytecode);
}
