// The worker that lets go takes itself away, and of all caches those of its own site alone.
import { expect, onTestFinished, test, vi } from "vitest";
import { cacheOf, notesOf } from "../builds.ts";

type Listen = (event: { waitUntil(work: Promise<unknown>): void }) => void;

test("before it waits for any page it takes itself and all builds of its site away", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const unregister = vi.fn(async () => {
    // As the worker before it does when a page is opened just then.
    names.add(notesOf("/farm/"));
    return true;
  });
  const others = [cacheOf("/other/", "a"), notesOf("/other/"), "something else"];
  const names = new Set([cacheOf("/farm/", "a"), cacheOf("/farm/", "b"), notesOf("/farm/")]);
  for (const name of others) names.add(name);
  const listening = new Map<string, Listen>();
  vi.stubGlobal("ownBuild", { base: "/farm/" });
  vi.stubGlobal("registration", { unregister });
  vi.stubGlobal("addEventListener", (type: string, listen: Listen) => listening.set(type, listen));
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  await import("./stop.ts");

  const work: Promise<unknown>[] = [];
  listening.get("install")!({ waitUntil: (one) => void work.push(one) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
  expect(unregister).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect([...names]).toEqual(others));
});
