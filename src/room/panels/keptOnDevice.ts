// The favourites and the pieces used lately, as this device keeps them.
import type { Favourites } from "../editor/editor.ts";
import { KeptModels, type Shelf } from "./keptModels.ts";

const FAVOURITES = "room-favourites";
const RECENT = "room-recent";
const MOST_FAVOURITES = 200;
const MOST_RECENT = 24;

function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Follows what other tabs keep, for as long as the page lives. */
function kept(key: string, most: number): KeptModels {
  const models = new KeptModels({ key, most, shelf: browserShelf() });
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) models.reread();
  });
  return models;
}

let recent: KeptModels | null = null;

/** One for the page: whichever panel is open adds to the same. */
export function recentOnDevice(): KeptModels {
  recent ??= kept(RECENT, MOST_RECENT);
  return recent;
}

export const openFavourites = (): Favourites => kept(FAVOURITES, MOST_FAVOURITES);
