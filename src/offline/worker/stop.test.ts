// The worker that lets go takes itself away, and of all caches those of its own site alone.
import { expect, onTestFinished, test, vi } from "vitest";
import { cacheOf, notesOf } from "../builds.ts";

type Listen = (event: { waitUntil(work: Promise<unknown>): void }) => void;

test("it comes at once, and takes itself and all builds of its site away", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const [skipWaiting, unregister] = [vi.fn(async () => {}), vi.fn(async () => true)];
  const others = [cacheOf("/other/", "a"), notesOf("/other/"), "something else"];
  const names = new Set([cacheOf("/farm/", "a"), cacheOf("/farm/", "b"), notesOf("/farm/")]);
  for (const name of others) names.add(name);
  const listening = new Map<string, Listen>();
  vi.stubGlobal("ownBuild", { base: "/farm/" });
  vi.stubGlobal("registration", { unregister });
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("addEventListener", (type: string, listen: Listen) => listening.set(type, listen));
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await import("./stop.ts");

  const tell = async (type: string) => {
    const work: Promise<unknown>[] = [];
    listening.get(type)!({ waitUntil: (one) => void work.push(one) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  await tell("install");
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(names.size).toBe(6);
  await tell("activate");
  expect(unregister).toHaveBeenCalledOnce();
  expect([...names]).toEqual(others);
});
