import { describe, expect, test, vi } from "vitest";
import { settingsLoader } from "./settingsLoader.ts";

const settings = {
  network: "local",
  appName: "Farm",
  chains: [{ id: 1, rpcUrls: ["http://127.0.0.1:8545"] }],
  tokens: [],
  walletConnect: { projectId: "farm" },
  collection: { address: "0x5FbDB2315678afecb367f032d93F642f64180aa3", size: 10_000, chainId: 1 },
  exchange: { baseUrl: "http://127.0.0.1:1", signingOrigin: "http://127.0.0.1:1", open: true },
  signIn: "on-connect",
  passkeys: { rpId: "farm.example" },
};
const text = JSON.stringify(settings);

describe("settingsLoader", () => {
  test("everybody shares one request", async () => {
    const fetchText = vi.fn(async () => text);
    const load = settingsLoader(fetchText);
    expect(await Promise.all([load(), load()])).toEqual([settings, settings]);
    expect(fetchText).toHaveBeenCalledOnce();
  });

  test("after a failure it is asked for again", async () => {
    const fetchText = vi.fn(async () => text).mockRejectedValueOnce(new Error("offline"));
    const load = settingsLoader(fetchText);
    await expect(load()).rejects.toThrow("offline");
    await expect(load()).resolves.toEqual(settings);
  });

  test("a server that tells nothing of passkeys has none", async () => {
    const { passkeys: _, ...older } = settings;
    const load = settingsLoader(async () => JSON.stringify(older));
    expect(await load()).toEqual({ ...older, passkeys: null });
  });

  test.each([
    ["a page instead", "<!doctype html>"],
    ["nothing", "null"],
    ["no chain", JSON.stringify({ ...settings, chains: [] })],
    ["a chain without a number", JSON.stringify({ ...settings, chains: [{ rpcUrls: [] }] })],
    ["passkeys of no host", JSON.stringify({ ...settings, passkeys: {} })],
    ["no WalletConnect", JSON.stringify({ ...settings, walletConnect: undefined })],
  ])("%s is refused", async (_, answer) => {
    await expect(settingsLoader(async () => answer)()).rejects.toThrow();
  });
});
