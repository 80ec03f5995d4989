// Searches everything a page leaves behind for the holder's key on the exchange, and for what it opens.
import { privateKeyToAccount } from "viem/accounts";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { deriveKeyPair } from "../../src/exchange/protocol/index.ts";
import { openAccount, unlock, usualText } from "./exchangePage.ts";
import { connect } from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The exchange tells of an owner it does not know with a status of 400, which the browser notes as an error.
test.use({ expectedTrouble: [/\/api\/v3\/account/] });

/** The holder's key in every form that it could be written in, and what it was made from. */
async function holderSecrets(): Promise<string[]> {
  const wallet = privateKeyToAccount(devAccounts.holder.privateKey);
  const signature = await wallet.signMessage({ message: usualText(0) });
  const pair = deriveKeyPair(signature);
  if (!pair.ok) throw new Error(pair.reason);
  const { secret } = pair.value;
  return [secret.toString(16), secret.toString(10), signature.slice(2)];
}

test("no key, nor what it opens, is kept, sent astray or logged", async ({ page, as, world }) => {
  const context = page.context();
  const seen: string[] = [];
  context.on("console", (message) => seen.push(message.text()));
  context.on("request", (request) => {
    seen.push(request.url(), request.postData() ?? "");
    // The exchange itself is told the key it has given, in its header; nobody else is, and of nothing more.
    const headers = Object.entries(request.headers());
    const isExchange = request.url().startsWith(`${world.summary.exchange}/`);
    for (const [name, value] of headers) {
      if (!(isExchange && name === "x-api-key")) seen.push(value);
    }
  });
  let apiKey = "";
  page.on("response", async (response) => {
    if (!response.url().includes("/api/v3/apiKey") || response.request().method() !== "GET") return;
    apiKey = ((await response.json()) as { apiKey: string }).apiKey;
  });

  await as("holder", { at: "/my-fields" });
  await connect(page);
  await openAccount(page);
  await unlock(page);
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByText("60 on the exchange").waitFor();
  await expect.poll(() => apiKey).not.toBe("");

  const secrets = [...(await holderSecrets()), apiKey];

  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    const globals = Object.getOwnPropertyNames(globalThis).map((name) => {
      const value: unknown = Reflect.get(globalThis, name);
      return `${name}=${typeof value === "bigint" || typeof value === "string" ? value : ""}`;
    });
    return [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      document.cookie,
      document.documentElement.outerHTML,
      JSON.stringify(history.state),
      window.name,
      ...databases.map(({ name }) => name ?? ""),
      ...caches,
      ...globals,
    ];
  });
  const cookies = (await context.cookies()).map(({ value }) => value);
  // What is searched for must be findable: the node was asked for this very signature.
  expect(seen.some((text) => text.includes(devAccounts.holder.address.slice(2)))).toBe(true);
  // Each expectation is told to whoever reports, which takes longer than looking: there is one for all.
  const told = (text: string) =>
    secrets.some((one) => text.toLowerCase().includes(one.toLowerCase()));
  expect([...seen, ...kept, ...cookies].filter(told)).toEqual([]);
});

test("no component's state holds the key while it is unlocked", async ({ page, signedInAs }) => {
  const apiKeys: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/api/v3/apiKey") || response.request().method() !== "GET") return;
    apiKeys.push(((await response.json()) as { apiKey: string }).apiKey);
  });
  await signedInAs("holder");
  await openAccount(page);
  await unlock(page);
  await expect.poll(() => apiKeys.length).toBe(1);
  const found = await page.evaluate(
    (secrets) => {
      const root = document.getElementById("root")!;
      const key = Object.keys(root).find((name) => name.startsWith("__reactContainer"))!;
      const visited = new Set<object>();
      const waiting: unknown[] = [Reflect.get(root, key)];
      const leaks: string[] = [];
      while (waiting.length > 0) {
        const value = waiting.pop();
        if (typeof value === "string" || typeof value === "bigint") {
          if (secrets.some((one) => String(value).toLowerCase().includes(one))) leaks.push("leak");
        }
        if (typeof value !== "object" || value === null || visited.has(value)) continue;
        if (value instanceof Node || value instanceof Window) continue;
        visited.add(value);
        if (value instanceof Map) waiting.push(...value.keys(), ...value.values());
        if (value instanceof Set) waiting.push(...value);
        for (const own of Object.values(value)) waiting.push(own);
      }
      return { leaks, visited: visited.size };
    },
    [...(await holderSecrets()), ...apiKeys],
  );
  expect(found.visited).toBeGreaterThan(500);
  expect(found.leaks).toEqual([]);
});
