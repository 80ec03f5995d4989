// Proves that the land is granted whole or not at all.
import { fileURLToPath } from "node:url";
import { type BaseError, decodeErrorResult, encodeDeployData, type Hex, zeroAddress } from "viem";
import { afterAll, expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { startAnvil } from "../chain/anvil.ts";
import { type Contract, compile } from "../chain/compile.ts";
import { mainnetClient } from "../chain/testing/chainClients.ts";

const keeper = devAccounts.keeper.address;
const compiled = await compile(fileURLToPath(new URL(".//", import.meta.url)));
const contract = compiled.AlphaFields as Contract;
const anvil = await startAnvil({ chainId: 1 });
afterAll(anvil.stop);

/** The name of the error that making the contract ends in, or null when it is made. */
async function refusal(grants: { to: Hex; size: number }[]): Promise<string | null> {
  const data = encodeDeployData({ ...contract, args: [keeper, "", grants] });
  try {
    await mainnetClient(anvil.rpcUrl).call({ data });
    return null;
  } catch (error) {
    const cause = (error as BaseError).walk(
      (one) => typeof (one as { data?: Hex }).data === "string",
    );
    return decodeErrorResult({ abi: contract.abi, data: (cause as unknown as { data: Hex }).data })
      .errorName;
  }
}

test("accepts grants that come to exactly 10,000 fields", async () => {
  const half = { to: keeper, size: 5_000 };
  expect(await refusal([half, half])).toBeNull();
  expect(await refusal([half, { to: keeper, size: 4_999 }, { to: keeper, size: 1 }])).toBeNull();
});

test.for([
  { what: "no grants", sizes: [], error: "GrantsDoNotFillTheLand" },
  { what: "one field too few", sizes: [5_000, 4_999], error: "GrantsDoNotFillTheLand" },
  { what: "one field too many", sizes: [5_000, 5_000, 1], error: "GrantsDoNotFillTheLand" },
  { what: "a batch above 5,000", sizes: [5_001, 4_999], error: "ERC721ExceededMaxBatchMint" },
])("refuses $what", async ({ sizes, error }) => {
  expect(await refusal(sizes.map((size) => ({ to: keeper, size })))).toBe(error);
});

test("refuses to grant land to nobody", async () => {
  expect(await refusal([{ to: zeroAddress, size: 5_000 }])).toBe("ERC721InvalidReceiver");
});
