// Proves that names, pictures and texts are found the way viem finds them on mainnet.
import { createServer } from "node:http";
import { createPublicClient, http } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, describe, expect, test } from "vitest";
import { serveLocally } from "../../server/testing/serveLocally.ts";
import { type DevAccountName, devAccountNames, devAccounts } from "./accounts.ts";
import { keepsakes } from "./keepsakes.ts";
import { startChain } from "./startChain.ts";
import { mainnetClient } from "./testing/chainClients.ts";

/** The two kinds of answers that a picture on the site needs, and 404 for all else. */
const site = createServer(({ url = "" }, response) => {
  const field = url.match(/^\/api\/fields\/(\d+)\/metadata$/)?.[1];
  if (field !== undefined) {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ name: `Field ${field}`, image: `${origin}/fields/${field}.svg` }),
    );
  } else if (/^\/fields\/\d+\.svg$/.test(url)) {
    response.setHeader("content-type", "image/svg+xml");
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  } else {
    response.statusCode = 404;
    response.end();
  }
});
const { port, stop } = await serveLocally(site);
const origin = `http://127.0.0.1:${port}`;
const chain = await startChain({ siteOrigin: origin });
const client = mainnetClient(chain.rpcUrl);

afterAll(async () => {
  await chain.stop();
  await stop();
});

const nameOf = (account: DevAccountName, strict = false) =>
  client.getEnsName({ address: devAccounts[account].address, strict });

describe("names", () => {
  const unusual: DevAccountName[] = ["disguised", "garbled"];

  test.for(devAccountNames.filter((name) => !unusual.includes(name)))(
    "%s has the name its entry says, or none",
    async (name) => {
      expect(await nameOf(name)).toBe(devAccounts[name].ensName);
    },
  );

  test("each name leads back to its account, also with the coin type of Ether", async () => {
    for (const { ensName, address } of Object.values(devAccounts)) {
      if (ensName === null) continue;
      expect(await client.getEnsAddress({ name: ensName })).toBe(address);
      expect((await client.getEnsAddress({ name: ensName, coinType: 60n }))?.toLowerCase()).toBe(
        address.toLowerCase(),
      );
    }
  });

  test("a name nobody has leads nowhere", async () => {
    expect(await client.getEnsAddress({ name: "nobody-home.eth" })).toBeNull();
    expect(await client.getEnsAddress({ name: "deep.below.juniper.eth" })).toBeNull();
    expect(await client.getEnsAddress({ name: "no-such-ending.example" })).toBeNull();
  });

  test("an account has no name on another chain", async () => {
    const { address } = devAccounts.named;
    expect(await client.getEnsName({ address, coinType: 0x8000000an })).toBeNull();
  });

  test("strictly asked, each failure has the name it has on mainnet", async () => {
    await expect(nameOf("liar", true)).rejects.toThrow("ReverseAddressMismatch");
    await expect(nameOf("nameless", true)).rejects.toThrow("ResolverNotFound");
    await expect(nameOf("dangling", true)).rejects.toThrow("ResolverNotFound");
    // The second has a parent with a resolver, which may not speak for its children.
    for (const name of ["bramble.nowhere", "deep.below.juniper.eth"]) {
      await expect(client.getEnsAddress({ name, strict: true })).rejects.toThrow(
        "ResolverNotFound",
      );
    }
  });

  test("a disguised name is real, but is not what it looks like", async () => {
    const name = await nameOf("disguised");
    expect(name).toBe("jun\u0456per.eth");
    expect(name).not.toBe(devAccounts.named.ensName);
  });

  test("a record that is no name is an error even when not asked strictly", async () => {
    await expect(nameOf("garbled")).rejects.toThrow("DNSEncodingFailed");
  });
});

describe("pictures", () => {
  const avatar = (name: string) => client.getEnsAvatar({ name });

  test("on the chain", async () => {
    const picture = `data:image/svg+xml;base64,${Buffer.from(keepsakes[0]!.svg).toString("base64")}`;
    expect(await avatar("juniper.eth")).toBe(picture);
  });

  test("on the web", async () => {
    expect(await avatar("hazel.eth")).toBe(`${origin}/fields/2042.svg`);
  });

  test("of a field, by way of its metadata on the site", async () => {
    expect(await avatar("rowan.eth")).toBe(`${origin}/fields/7.svg`);
  });

  test("gone, or never there", async () => {
    expect(await avatar("sorrel.eth")).toBeNull();
    expect(await avatar("bramble.eth")).toBeNull();
    expect(await avatar("nobody-home.eth")).toBeNull();
  });

  test("follow the site to another address", async () => {
    await chain.setSiteOrigin("http://127.0.0.1:1");
    expect(await client.getEnsText({ name: "hazel.eth", key: "avatar" })).toBe(
      "http://127.0.0.1:1/fields/2042.svg",
    );
    await chain.setSiteOrigin(origin);
    expect(await avatar("hazel.eth")).toBe(`${origin}/fields/2042.svg`);
  });
});

test("texts are found, and a missing one is nothing", async () => {
  const text = (key: string) => client.getEnsText({ name: "juniper.eth", key });
  expect(await text("url")).toBe("https://juniper.example");
  expect(await text("description")).toContain("ladder");
  expect(await text("com.example")).toBeNull();
});

test("the resolver of a name is found", async () => {
  expect(await client.getEnsResolver({ name: "juniper.eth" })).toBe(chain.addresses.ensResolver);
});

test("many questions asked together are one request", async () => {
  let requests = 0;
  const batching = createPublicClient({
    chain: mainnet,
    // Wide enough that viem does not split them.
    batch: { multicall: { batchSize: 8_192 } },
    transport: http(chain.rpcUrl, {
      onFetchRequest: () => {
        requests += 1;
      },
    }),
  });
  const accounts = [devAccounts.named, devAccounts.nameOnly, devAccounts.liar, devAccounts.empty];
  const names = await Promise.all(accounts.map(({ address }) => batching.getEnsName({ address })));
  expect(names).toEqual(["juniper.eth", "bramble.eth", null, null]);
  expect(requests).toBe(1);
});
