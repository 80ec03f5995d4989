import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { optimism } from "wagmi/chains";
import { type PretendChains, pretendChains } from "./testing/pretendChains.tsx";
import { useIdentity } from "./useIdentity.ts";

const address = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";
const dot = "data:image/png;base64,iVBORw0KGgo=";

function Who() {
  const { name, display, avatar } = useIdentity(address, "https://ipfs.example");
  return <output>{JSON.stringify([name ?? null, display, avatar ?? null])}</output>;
}

async function who(answers: PretendChains) {
  const { within, asked, queryClient } = pretendChains(answers);
  const { host } = mount(within(<Who />));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return { seen: () => JSON.parse(host.textContent!), asked, queryClient };
}

test("a name and its picture", async () => {
  const { seen, queryClient } = await who({ name: "rowan.eth", avatar: dot });
  await expect.poll(seen).toEqual(["rowan.eth", "rowan.eth", dot]);
  const kept = queryClient.getQueryCache().getAll();
  expect(new Set(kept.map(({ gcTime }) => gcTime))).toEqual(new Set([86_400_000]));
  expect(kept.some((query) => query.isStaleByTime(86_000_000) && query.state.data)).toBe(false);
});

test("a picture on IPFS comes from the gateway, and one that may not be loaded from nowhere", async () => {
  const file = "ipfs://Qma8mnp6xV3J2cRNf3mTth5C8nV11CAnceVinc3y8jSbio";
  const onIpfs = await who({ name: "rowan.eth", avatar: file });
  await expect
    .poll(onIpfs.seen)
    .toEqual(["rowan.eth", "rowan.eth", file.replace("ipfs://", "https://ipfs.example/ipfs/")]);
  const hostile = await who({ name: "rowan.eth", avatar: "javascript:alert(1)" });
  await expect.poll(hostile.seen).toEqual(["rowan.eth", "rowan.eth", null]);
});

test.for([
  ["no name", undefined],
  ["a disguised one", "jun\u0456per.eth"],
  ["markup", "<img src=x onerror=alert(1)>.eth"],
  ["ten thousand characters", `${"a".repeat(10_000)}.eth`],
])("with %s it is the address, and no picture is asked for", async ([, name]) => {
  const { seen, asked } = await who({ name, avatar: dot });
  expect(seen()).toEqual([null, "0x15…6A65", null]);
  expect(asked).toEqual(["eth_call"]);
});

test("where mainnet is not among the site's chains, nobody is asked", async () => {
  const { seen, asked } = await who({ chains: [optimism], name: "rowan.eth" });
  expect(seen()).toEqual([null, "0x15…6A65", null]);
  expect(asked).toEqual([]);
});
