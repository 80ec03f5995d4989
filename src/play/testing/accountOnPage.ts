// The account of farms as a test has it stand, and what was asked of it.
import { accept } from "@loamstead/lib/result.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import { vi } from "vitest";
import { signedOutFarms } from "../account/signedOutFarms.ts";
import type { AccountFarm, FarmAccount, FarmAccountState, FarmSummary } from "../farms/farms.ts";

/** On a field of the device. */
export const farmHere = (
  id: string,
  field: number,
  own: Partial<FarmSummary> = {},
): FarmSummary => ({ id, field, begun: 1, at: 10, level: 3, pence: 20, account: "none", ...own });

/** On a field of the account; not on this device unless it says so. */
export const farmThere = (
  id: string,
  field: number,
  own: Partial<AccountFarm> = {},
): AccountFarm => ({
  id,
  device: null,
  field,
  begun: 1,
  level: 4,
  pence: 30,
  name: null,
  seenAt: 20,
  seenOn: "Firefox on Linux",
  ...own,
});

export function accountOnPage(state: Partial<FarmAccountState>) {
  const watched = new Watched<FarmAccountState>({ ...signedOutFarms, at: "kept", ...state });
  const done = async () => accept(null);
  return {
    state: watched.state,
    subscribe: watched.subscribe,
    set: (change: Partial<FarmAccountState>) => watched.set(change),
    claim: vi.fn(async (_: readonly string[]) => watched.set({ offer: [] })),
    decline: vi.fn(async () => watched.set({ offer: [] })),
    fetch: vi.fn(async (id: string) => accept(`here-${id}`)),
    remove: vi.fn(done),
    bringBack: vi.fn(done),
    purge: vi.fn(done),
    retry: vi.fn(),
  } satisfies FarmAccount & { set: unknown };
}
