// Puts a contract at an address where no transaction could: one that is known from mainnet.
import type { Address, Hex } from "viem";
import type { BuildClient } from "./buildClient.ts";

/**
 * The creation code is set as if it were the contract and then called: it answers with the contract
 * proper, immutables filled in. `runConstructor`, where given, sends a transaction to the address
 * meanwhile, so that whatever the constructor writes to storage stays there.
 */
export async function placeContract(
  client: BuildClient,
  address: Address,
  creationCode: Hex,
  runConstructor?: () => Promise<void>,
): Promise<void> {
  await client.setCode({ address, bytecode: creationCode });
  const { data } = await client.call({ to: address });
  if (data === undefined) throw new Error(`The constructor for ${address} answered nothing`);
  await runConstructor?.();
  await client.setCode({ address, bytecode: data });
}
