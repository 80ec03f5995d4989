// Little pictures that live on the chain: one is Juniper's avatar, the others wait to be hung on a wall.
import { type Address, encodeDeployData, encodeFunctionData, parseAbi } from "viem";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Contract } from "./compile.ts";

type Keepsake = { readonly title: string; readonly owner: DevAccountName; readonly svg: string };

const framed = (ground: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${shapes}</svg>`;

/** Numbered from 1 in this order. */
export const keepsakes: readonly Keepsake[] = [
  {
    title: "Juniper Sprig",
    owner: "named",
    svg: framed(
      "#f6e3b4",
      '<path d="M32 60C31 42 33 28 40 10" fill="none" stroke="#6b4a2b" stroke-width="3" stroke-linecap="round"/><path d="M33 44 16 34m18 2L22 20m14 8L30 12m2 34 17-8m-14-2 15-10m-12-2 12-10" stroke="#5f7a35" stroke-width="4" stroke-linecap="round"/><g fill="#4a5a8a"><circle cx="20" cy="44" r="5"/><circle cx="44" cy="46" r="5"/><circle cx="46" cy="33" r="4"/></g>',
    ),
  },
  {
    title: "Evening Lantern",
    owner: "holder",
    svg: framed(
      "#3a3550",
      '<circle cx="32" cy="36" r="24" fill="#f2b950" opacity=".25"/><path d="M24 18a8 8 0 0 1 16 0" fill="none" stroke="#d8c9a8" stroke-width="3"/><path d="M20 20h24v4H20zM22 50h20v4H22z" fill="#8a5a34"/><path d="M23 24h18v26H23z" fill="#ffe2a0"/><path d="M32 30c5 6 5 9 5 11a5 5 0 0 1-10 0c0-2 0-5 5-11z" fill="#e8792f"/>',
    ),
  },
  {
    title: "Blue Watering Can",
    owner: "holder",
    svg: framed(
      "#e4ecd0",
      '<path d="M20 28h24l3 26H17z" fill="#4f7fa3"/><path d="M44 40 56 24" stroke="#4f7fa3" stroke-width="5" stroke-linecap="round"/><path d="M20 34c-12 0-12 16-1 16" fill="none" stroke="#3d6584" stroke-width="4"/><path d="M22 28a10 10 0 0 1 20 0" fill="none" stroke="#3d6584" stroke-width="4"/>',
    ),
  },
];

const keepsakesAbi = parseAbi(["function mint(address to, string title, string svg)"]);

export async function buildKeepsakes(chronicle: Chronicle, contract: Contract): Promise<Address> {
  const keeper = devAccounts.keeper.address;
  const address = await chronicle.deploy(keeper, encodeDeployData({ ...contract, args: [keeper] }));
  for (const { owner, title, svg } of keepsakes) {
    await chronicle.write({
      from: keeper,
      to: address,
      data: encodeFunctionData({
        abi: keepsakesAbi,
        functionName: "mint",
        args: [devAccounts[owner].address, title, svg],
      }),
    });
  }
  await chronicle.seal();
  return address;
}
