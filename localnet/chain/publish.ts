// Publishes contracts through the deployers that were used on mainnet, so that they lie here where they lie there.
import { type Address, concat, type Hex, isAddressEqual, zeroHash } from "viem";
import { devAccounts } from "./accounts.ts";
import type { BuildClient } from "./buildClient.ts";
import type { Chronicle } from "./chronicle.ts";

/** The usual CREATE2 deployer, which anvil brings along. */
export const anvilDeployer = "0x4e59b44847b379578588920cA78FbF26c0B4956C";

/** Safe's own copy of it: same code, hence the same addresses as on mainnet. */
const safeDeployer = "0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7";

export async function placeSafeDeployer(client: BuildClient): Promise<void> {
  const bytecode = await client.getCode({ address: anvilDeployer });
  if (bytecode === undefined) throw new Error("anvil came without its CREATE2 deployer");
  await client.setCode({ address: safeDeployer, bytecode });
}

/** In a block of its own. Code that differs in a byte would lie elsewhere, and is not published. */
export async function publish(
  { client, write, seal }: Chronicle,
  creationCode: Hex,
  expected: Address,
  deployer: Address = safeDeployer,
): Promise<void> {
  const call = { to: deployer, data: concat([zeroHash, creationCode]) };
  const { data } = await client.call(call);
  if (data === undefined || !isAddressEqual(data, expected)) {
    throw new Error(`What belongs to ${expected} would lie at ${data}`);
  }
  await write({ ...call, from: devAccounts.keeper.address });
  await seal();
}
