// What the browser may not load before a visitor has chosen a wallet, or touched what opens an account by passkey.
import { vendorScopes } from "../packages/wallet-kit/src/core/connectors/vendorScopes.ts";
import { routes } from "../src/routes/routes.ts";
import type { Need } from "./folderCircles.ts";

type Ban = { readonly reason: string; readonly starts: readonly string[]; readonly banned: RegExp };

const client = "src/app/client.tsx";
const pages = Object.values(routes).flatMap(({ module }) => module ?? []);
// Where other sites begin with the kit.
const kit = "packages/wallet-kit/src/index.ts";

const bans: readonly Ban[] = [
  {
    reason: "a wallet vendor's code is fetched only after a visitor has chosen that wallet",
    starts: [client],
    banned: new RegExp(`(^|node_modules/)(${vendorScopes.join("|")})/`),
  },
  {
    reason: "most visitors never open an account by passkey: no page begins with any of it",
    starts: [client, kit, ...pages],
    banned: /^packages\/passkey\//,
  },
];

/** Something that is loaded too soon: the files by which it is, from the first to the banned one. */
export type TooSoon = { readonly reason: string; readonly way: readonly string[] };

/** `needs` are those of files that are loaded together: none by a choice, none for types alone. */
export function loadedTooSoon(needs: Iterable<Need>): TooSoon[] {
  const next = new Map<string, string[]>();
  for (const [from, to] of needs) next.set(from, [...(next.get(from) ?? []), to]);
  return bans.flatMap(({ reason, starts, banned }) =>
    starts.flatMap((start) => {
      const way = wayTo(start, banned, next);
      return way ? [{ reason, way }] : [];
    }),
  );
}

/** One of the shortest. */
function wayTo(
  start: string,
  banned: RegExp,
  next: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const file of cameFrom.keys()) {
    if (banned.test(file)) {
      const way: string[] = [];
      for (let at: string | null = file; at !== null; at = cameFrom.get(at) ?? null)
        way.unshift(at);
      return way;
    }
    for (const needed of next.get(file) ?? [])
      if (!cameFrom.has(needed)) cameFrom.set(needed, file);
  }
  return null;
}
