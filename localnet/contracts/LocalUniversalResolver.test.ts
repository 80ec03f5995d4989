// Proves what the stand-in for the Universal Resolver does with odd names, odd resolvers and odd questions.
import { fileURLToPath } from "node:url";
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  namehash,
  numberToHex,
  parseAbi,
  stringToHex,
} from "viem";
import { afterAll, expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { type Contract, compile } from "../chain/compile.ts";
import { registryAbi, setSubnodeOwnerData, universalResolverAddress } from "../chain/ens.ts";
import { minedReceipt } from "../chain/minedReceipt.ts";
import { startChain } from "../chain/startChain.ts";
import { mainnetClient, mainnetWallet } from "../chain/testing/chainClients.ts";

const abi = parseAbi([
  "error DNSDecodingFailed(bytes dns)",
  "error EmptyAddress()",
  "error ResolverError(bytes errorData)",
  "error ResolverNotContract(bytes name, address resolver)",
  "error ResolverNotFound(bytes name)",
  "function resolve(bytes name, bytes data) view returns (bytes, address)",
  "function reverse(bytes account, uint256 coinType) view returns (string, address, address)",
  "function findResolver(bytes name) view returns (address, bytes32, uint256)",
]);
const resolver = { address: universalResolverAddress, abi } as const;
const keeper = devAccounts.keeper.address;

const fixtures = await compile(fileURLToPath(new URL("fixtures", import.meta.url)));
const wildcardResolver = fixtures.WildcardResolver as Contract;
const chain = await startChain();
afterAll(chain.stop);
const client = mainnetClient(chain.rpcUrl);

async function keeperSends(call: { to?: Address; data: Hex }) {
  const hash = await mainnetWallet(chain.rpcUrl, "keeper").sendTransaction(call);
  return minedReceipt(client, hash);
}

/** Registers "LABEL.eth" with whatever stands for its resolver. */
async function register(label: string, itsResolver: Address) {
  const { ensRegistry } = chain.addresses;
  await keeperSends({ to: ensRegistry, data: setSubnodeOwnerData(namehash("eth"), label, keeper) });
  const args = [namehash(`${label}.eth`), itsResolver] as const;
  await keeperSends({
    to: ensRegistry,
    data: encodeFunctionData({ abi: registryAbi, functionName: "setResolver", args }),
  });
}

test("a resolver that can, answers for every name below its own", async () => {
  const { contractAddress } = await keeperSends({ data: wildcardResolver.bytecode });
  await register("parish", contractAddress as Address);
  const lengthOf = (dnsLength: number) => getAddress(numberToHex(dnsLength, { size: 20 }));
  expect(await client.getEnsAddress({ name: "parish.eth" })).toBe(lengthOf(12));
  expect(await client.getEnsAddress({ name: "mill.parish.eth" })).toBe(lengthOf(17));
  expect(await client.getEnsAddress({ name: "old.mill.parish.eth" })).toBe(lengthOf(21));
});

test("a resolver that is no contract is told apart from none", async () => {
  await register("hollow", devAccounts.empty.address);
  const name = "hollow.eth";
  await expect(client.getEnsAddress({ name, strict: true })).rejects.toThrow("ResolverNotContract");
  expect(await client.getEnsAddress({ name })).toBeNull();
});

test("a resolver that fails is quoted", async () => {
  await expect(
    client.readContract({
      ...resolver,
      functionName: "resolve",
      // "juniper.eth", and a question that its resolver does not know.
      args: [stringToHex("\x07juniper\x03eth\x00"), "0x12345678"],
    }),
  ).rejects.toThrow("ResolverError");
});

test.for<[what: string, name: Hex]>([
  ["nothing", "0x"],
  ["a label cut short", stringToHex("\x07juni")],
  ["no end", stringToHex("\x03eth")],
  ["something after the end", stringToHex("\x03eth\x00\x00")],
])("a name with %s is not decoded", async ([, name]) => {
  await expect(
    client.readContract({ ...resolver, functionName: "findResolver", args: [name] }),
  ).rejects.toThrow("DNSDecodingFailed");
});

test("an account of no bytes is refused", async () => {
  await expect(
    client.readContract({ ...resolver, functionName: "reverse", args: ["0x", 60n] }),
  ).rejects.toThrow("EmptyAddress");
});

test.for([
  { coinType: 60n, space: "addr" },
  { coinType: 0x80000000n, space: "default" },
  { coinType: 0x8000000an, space: "8000000a" },
  { coinType: 0n, space: "0" },
])("coin type $coinType is looked for below $space", async ({ coinType, space }) => {
  const label = devAccounts.nameless.address.slice(2).toLowerCase();
  const labels = [label, space, "reverse"];
  const dns = labels.map((one) => String.fromCharCode(one.length) + one).join("");
  await expect(
    client.readContract({
      ...resolver,
      functionName: "reverse",
      args: [devAccounts.nameless.address, coinType],
    }),
  ).rejects.toThrow(stringToHex(`${dns}\x00`));
});
