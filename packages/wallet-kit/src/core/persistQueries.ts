// Keeps the answers of the chain over a reload, in one entry of the storage that is thrown away rather than misread.
import { dehydrate, hydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { deserialize, serialize } from "wagmi";
import type { KeyValueStorage } from "../kit/storage.ts";
import { day } from "./queryClient.ts";

export const queriesKey = "rk-queries";
/** Goes up whenever an older entry could be misread. */
const queriesVersion = 1;

/** Between a change and its being written, so that ten answers are written once. */
const pause = 1_000;
const most = 200;

type Parts = { storage: KeyValueStorage; now(): number };
type Kept = ReturnType<typeof dehydrate>["queries"];

/** Gives back how to stop. */
export function persistQueries(client: QueryClient, { storage, now }: Parts): () => void {
  restore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") timer ??= setTimeout(write, pause);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };

  function restore() {
    const text = storage.getItem(queriesKey);
    if (text === null) return;
    try {
      hydrate(client, { mutations: [], queries: readKept(text, now()) });
    } catch {
      storage.removeItem(queriesKey);
    }
  }

  function write() {
    timer = undefined;
    const { queries } = dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: isKept,
    });
    const newest = queries
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .slice(0, most);
    const kept = storage.setItem(
      queriesKey,
      serialize({ version: queriesVersion, queries: newest }),
    );
    // A storage without room for it keeps none of it: answers can be had again, other things cannot.
    if (!kept) storage.removeItem(queriesKey);
  }
}

function isKept({ state, meta, options }: Query): boolean {
  return state.status === "success" && meta?.persist !== false && options.gcTime !== 0;
}

function readKept(text: string, now: number): Kept {
  const found = deserialize<{ version?: unknown; queries?: unknown } | null>(text);
  if (found?.version !== queriesVersion || !Array.isArray(found.queries)) {
    throw new Error("Another version wrote this.");
  }
  const queries = found.queries as Kept;
  return queries.filter(({ queryHash, queryKey, state }) => {
    if (typeof queryHash !== "string" || !Array.isArray(queryKey)) throw new Error("No query.");
    const age = now - state.dataUpdatedAt;
    return state.status === "success" && age >= 0 && age < day;
  });
}
