// The favourites, the pieces used lately and the cards of the villagers, as this device keeps them.
import type { Favourites } from "../editor/editor.ts";
import { KeptCommissions } from "./keptCommissions.ts";
import { KeptModels, type StringStorage } from "./keptModels.ts";

const FAVOURITES = "room-favourites";
const RECENT = "room-recent";
const COMMISSIONS = "room-commissions";
const MOST_FAVOURITES = 200;
const MOST_RECENT = 24;

function browserShelf(): StringStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Follows what other tabs keep, for as long as the page lives. */
function followed<Kept extends { readonly reread: () => void }>(key: string, own: Kept): Kept {
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) own.reread();
  });
  return own;
}

const kept = (key: string, most: number): KeptModels =>
  followed(key, new KeptModels({ key, most, shelf: browserShelf() }));

let recent: KeptModels | null = null;

/** One for the page: whichever panel is open adds to the same. */
export function recentOnDevice(): KeptModels {
  recent ??= kept(RECENT, MOST_RECENT);
  return recent;
}

let commissions: KeptCommissions | null = null;

/** One for the page. */
export function commissionsOnDevice(): KeptCommissions {
  commissions ??= followed(COMMISSIONS, new KeptCommissions(COMMISSIONS, browserShelf()));
  return commissions;
}

export const openFavourites = (): Favourites => kept(FAVOURITES, MOST_FAVOURITES);
