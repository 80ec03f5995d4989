// The hundred whims a field may have: where each stands, and which fields may have it.
import type { KindOf } from "../odds.ts";

/** The part of a field that a whim stands at; `open` is free ground that the picture's side sees. */
export type WhimPlace =
  | "bed"
  | "bough"
  | "chimney"
  | "crown"
  | "door"
  | "flank"
  | "gable"
  | "gate"
  | "house"
  | "open"
  | "ridge"
  | "sill"
  | "slope"
  | "trunk"
  | "walk"
  | "way"
  | "well";

/** The kinds of traits that decide whether a whim makes sense. */
type Kind = KindOf<"region" | "water" | "wind" | "landmark" | "cottage">;

export type Whim = {
  readonly id: string;
  readonly at: WhimPlace;
  /** Only fields with one of these; any field where it is not said. */
  readonly only?: readonly Kind[];
  readonly never?: readonly Kind[];
};

/** The order decides which field has which: new ones would change them all. Lists of fields load this, so words stand elsewhere. */
export const whims = [
  {
    id: "rope-swing",
    at: "bough",
    only: ["vale", "meadows", "wood"],
    // The old oak has one of its own.
    never: ["old-oak"],
  },
  { id: "crooked-chimney", at: "chimney" },
  { id: "laundry", at: "open" },
  { id: "flower-boat", at: "open", only: ["shore", "meadows", "stream", "pond"] },
  { id: "pig-weathervane", at: "ridge" },
  { id: "fishing-gnome", at: "open" },
  { id: "blue-door", at: "door" },
  { id: "round-window", at: "gable" },
  { id: "horseshoe", at: "door" },
  { id: "short-bench", at: "open" },
  { id: "teapot-bath", at: "open" },
  { id: "bicycle", at: "flank" },
  { id: "ivy-barrow", at: "open" },
  { id: "apple-ladder", at: "trunk", only: ["vale"] },
  { id: "tree-house", at: "trunk", only: ["vale", "meadows", "wood", "heath", "old-oak"] },
  { id: "cart-wheel", at: "gate" },
  { id: "pumpkin-wall", at: "open" },
  { id: "caught-kite", at: "crown", only: ["airy", "breezy", "windswept"] },
  { id: "hammock", at: "open" },
  { id: "stone-lion", at: "open" },
  { id: "sundial", at: "open" },
  { id: "house-letterbox", at: "gate" },
  { id: "boots", at: "door" },
  { id: "goldfish-barrel", at: "flank" },
  { id: "tree-lantern", at: "bough" },
  { id: "flags", at: "open" },
  { id: "dovecote", at: "open" },
  { id: "rabbit-hutch", at: "open" },
  { id: "kennel", at: "open" },
  { id: "post-bell", at: "gate" },
  { id: "stone-arch", at: "open" },
  { id: "mushroom-ring", at: "open" },
  { id: "giant-pumpkin", at: "open" },
  { id: "tall-sunflower", at: "flank" },
  { id: "rose-arch", at: "open" },
  { id: "box-maze", at: "open" },
  { id: "topiary-peacock", at: "open" },
  { id: "topiary-teapot", at: "open" },
  { id: "hedge-window", at: "open" },
  { id: "mouse-chapel", at: "open" },
  { id: "milestone", at: "gate" },
  { id: "signpost", at: "gate" },
  { id: "stile", at: "open" },
  { id: "moon-gate", at: "open" },
  { id: "wishing-stone", at: "open" },
  { id: "painted-stones", at: "walk" },
  { id: "little-windmill", at: "open", only: ["airy", "breezy", "windswept"] },
  { id: "wind-harp", at: "open", only: ["airy", "breezy", "windswept"] },
  { id: "spoon-chime", at: "bough" },
  { id: "bottle-tree", at: "open" },
  { id: "glass-ball", at: "bed" },
  { id: "roof-telescope", at: "ridge" },
  { id: "figurehead", at: "gate", only: ["shore", "stream"] },
  { id: "anchor", at: "open", only: ["shore", "meadows", "pond"] },
  { id: "lobster-pot", at: "open", only: ["shore"] },
  { id: "mast", at: "open", only: ["shore", "downs", "heath"] },
  { id: "lighthouse", at: "open", only: ["shore", "stream", "pond"] },
  { id: "pigeon-loft", at: "open" },
  { id: "cottage-hive", at: "open" },
  { id: "cider-press", at: "open", only: ["vale", "meadows", "wood", "downs"] },
  { id: "laid-table", at: "open" },
  { id: "covered-piano", at: "open" },
  { id: "armchair", at: "open", only: ["vale"] },
  { id: "lily-bath", at: "open" },
  { id: "outdoor-stove", at: "open" },
  { id: "outdoor-oven", at: "open" },
  { id: "hedgehog-stack", at: "open" },
  { id: "roof-sledge", at: "slope" },
  { id: "snowman", at: "open" },
  { id: "rocking-horse", at: "open" },
  { id: "tree-train", at: "trunk" },
  { id: "play-tent", at: "open" },
  { id: "see-saw", at: "open" },
  { id: "hopscotch", at: "way" },
  { id: "maypole", at: "open" },
  { id: "spilt-paint", at: "open" },
  { id: "easel", at: "open" },
  { id: "gramophone", at: "sill" },
  { id: "porch-clock", at: "door" },
  { id: "window-globe", at: "sill" },
  { id: "umbrella-stand", at: "trunk", only: ["old-oak"] },
  { id: "well-garland", at: "well", only: ["well"] },
  // A chapel and a mill have doors as well.
  { id: "wreath", at: "door", never: ["chapel", "mill"] },
  { id: "herb-shelf", at: "flank" },
  { id: "lemon-tree", at: "open" },
  { id: "wall-fig", at: "flank", never: ["fells", "moor"] },
  { id: "hay-fort", at: "open" },
  { id: "scarecrow-washing", at: "open" },
  { id: "straw-fox", at: "ridge", only: ["thatched"] },
  { id: "cat-flap", at: "flank" },
  { id: "roof-staircase", at: "flank" },
  { id: "turf-roof", at: "ridge", never: ["thatched"] },
  { id: "second-house", at: "open" },
  { id: "tower-room", at: "house" },
  { id: "wisteria-porch", at: "door", never: ["fells"] },
  { id: "balcony", at: "gable" },
  { id: "window-lean-to", at: "flank" },
  { id: "well-bucket", at: "well", only: ["well"] },
  { id: "stepping-stones", at: "bed" },
  { id: "lone-gate", at: "open" },
] as const satisfies readonly Whim[];

export type WhimId = (typeof whims)[number]["id"];
