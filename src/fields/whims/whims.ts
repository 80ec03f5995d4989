// The hundred whims a field may have: what is said of each, where it stands, and which fields may have it.
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
  /** Read after "it has". */
  readonly words: string;
  readonly at: WhimPlace;
  /** Only fields with one of these; any field where it is not said. */
  readonly only?: readonly Kind[];
  readonly never?: readonly Kind[];
};

/** The order decides which field has which: new ones would change them all. */
export const whims = [
  {
    id: "rope-swing",
    words: "a rope swing on the big bough",
    at: "bough",
    only: ["vale", "meadows", "wood"],
    // The old oak has one of its own.
    never: ["old-oak"],
  },
  { id: "crooked-chimney", words: "a crooked chimney", at: "chimney" },
  { id: "laundry", words: "a line of laundry", at: "open" },
  {
    id: "flower-boat",
    words: "a rowing boat full of flowers",
    at: "open",
    only: ["shore", "meadows", "stream", "pond"],
  },
  { id: "pig-weathervane", words: "a weathervane shaped like a pig", at: "ridge" },
  { id: "fishing-gnome", words: "a garden gnome with a fishing rod", at: "open" },
  { id: "blue-door", words: "a blue front door", at: "door" },
  { id: "round-window", words: "a round window in the gable", at: "gable" },
  { id: "horseshoe", words: "a horseshoe over the door", at: "door" },
  { id: "short-bench", words: "a bench with one short leg", at: "open" },
  { id: "teapot-bath", words: "a teapot for a birdbath", at: "open" },
  { id: "bicycle", words: "a bicycle leaning on the wall", at: "flank" },
  { id: "ivy-barrow", words: "a wheelbarrow grown over with ivy", at: "open" },
  { id: "apple-ladder", words: "a ladder into the apple tree", at: "trunk", only: ["vale"] },
  {
    id: "tree-house",
    words: "a tree house",
    at: "trunk",
    only: ["vale", "meadows", "wood", "heath", "old-oak"],
  },
  { id: "cart-wheel", words: "a cart wheel by the gate", at: "gate" },
  { id: "pumpkin-wall", words: "a row of pumpkins on the wall", at: "open" },
  {
    id: "caught-kite",
    words: "a kite caught in the tree",
    at: "crown",
    only: ["airy", "breezy", "windswept"],
  },
  { id: "hammock", words: "a hammock", at: "open" },
  { id: "stone-lion", words: "a stone lion with a worn nose", at: "open" },
  { id: "sundial", words: "a sundial", at: "open" },
  { id: "house-letterbox", words: "a letterbox shaped like the house", at: "gate" },
  { id: "boots", words: "a row of boots by the door", at: "door" },
  { id: "goldfish-barrel", words: "a rainwater barrel with a goldfish", at: "flank" },
  { id: "tree-lantern", words: "a lantern in the tree", at: "bough" },
  { id: "flags", words: "a string of coloured flags", at: "open" },
  { id: "dovecote", words: "a dovecote", at: "open" },
  { id: "rabbit-hutch", words: "a rabbit hutch", at: "open" },
  { id: "kennel", words: "a dog kennel with a name", at: "open" },
  { id: "post-bell", words: "a bell on a post", at: "gate" },
  { id: "stone-arch", words: "a stone arch to nowhere", at: "open" },
  { id: "mushroom-ring", words: "a mushroom ring", at: "open" },
  { id: "giant-pumpkin", words: "a giant pumpkin under a cloth", at: "open" },
  { id: "tall-sunflower", words: "a sunflower taller than the house", at: "flank" },
  { id: "rose-arch", words: "a rose arch", at: "open" },
  { id: "box-maze", words: "a maze of box no higher than a hen", at: "open" },
  { id: "topiary-peacock", words: "a topiary peacock", at: "open" },
  { id: "topiary-teapot", words: "a topiary teapot", at: "open" },
  { id: "hedge-window", words: "a hedge with a window cut in it", at: "open" },
  { id: "mouse-chapel", words: "a tiny chapel for the mice", at: "open" },
  { id: "milestone", words: "a milestone that says 7", at: "gate" },
  { id: "signpost", words: "a signpost with five arms", at: "gate" },
  { id: "stile", words: "a stile with a lantern", at: "open" },
  { id: "moon-gate", words: "a moon gate", at: "open" },
  { id: "wishing-stone", words: "a wishing stone with a hole", at: "open" },
  { id: "painted-stones", words: "a line of painted stones", at: "walk" },
  {
    id: "little-windmill",
    words: "a little windmill on a pole",
    at: "open",
    only: ["airy", "breezy", "windswept"],
  },
  { id: "wind-harp", words: "a wind harp", at: "open", only: ["airy", "breezy", "windswept"] },
  { id: "spoon-chime", words: "a wind chime of spoons", at: "bough" },
  { id: "bottle-tree", words: "a bottle tree", at: "open" },
  { id: "glass-ball", words: "a blue glass ball in the bed", at: "bed" },
  { id: "roof-telescope", words: "a telescope on the roof", at: "ridge" },
  {
    id: "figurehead",
    words: "a ship's figurehead by the gate",
    at: "gate",
    only: ["shore", "stream"],
  },
  { id: "anchor", words: "an anchor", at: "open", only: ["shore", "meadows", "pond"] },
  { id: "lobster-pot", words: "a lobster pot with geraniums", at: "open", only: ["shore"] },
  { id: "mast", words: "a mast with a pennant", at: "open", only: ["shore", "downs", "heath"] },
  {
    id: "lighthouse",
    words: "a lighthouse as high as a child",
    at: "open",
    only: ["shore", "stream", "pond"],
  },
  { id: "pigeon-loft", words: "a chequered pigeon loft", at: "open" },
  { id: "cottage-hive", words: "a beehive painted like a cottage", at: "open" },
  {
    id: "cider-press",
    words: "a cider press under an awning",
    at: "open",
    only: ["vale", "meadows", "wood", "downs"],
  },
  { id: "laid-table", words: "a table laid for two", at: "open" },
  { id: "covered-piano", words: "a piano under a tarpaulin", at: "open" },
  { id: "armchair", words: "an armchair in the orchard", at: "open", only: ["vale"] },
  { id: "lily-bath", words: "a bathtub of lilies", at: "open" },
  { id: "outdoor-stove", words: "a stove that smokes outdoors", at: "open" },
  { id: "outdoor-oven", words: "an outdoor oven", at: "open" },
  { id: "hedgehog-stack", words: "a stack of wood like a hedgehog", at: "open" },
  { id: "roof-sledge", words: "a sledge on the roof", at: "slope" },
  { id: "snowman", words: "a snowman that stays until May", at: "open" },
  { id: "rocking-horse", words: "a rocking horse at grass", at: "open" },
  { id: "tree-train", words: "a toy train round the tree", at: "trunk" },
  { id: "play-tent", words: "a play tent", at: "open" },
  { id: "see-saw", words: "a see-saw", at: "open" },
  { id: "hopscotch", words: "a hopscotch in the path", at: "way" },
  { id: "maypole", words: "a maypole with faded ribbons", at: "open" },
  { id: "spilt-paint", words: "a drum of paint, spilt blue", at: "open" },
  { id: "easel", words: "an easel with the view on it", at: "open" },
  { id: "gramophone", words: "a gramophone on the sill", at: "sill" },
  { id: "porch-clock", words: "a grandfather clock in the porch", at: "door" },
  { id: "window-globe", words: "a globe in the window", at: "sill" },
  {
    id: "umbrella-stand",
    words: "an umbrella stand under the oak",
    at: "trunk",
    only: ["old-oak"],
  },
  { id: "well-garland", words: "a garland on the well", at: "well", only: ["well"] },
  // A chapel and a mill have doors as well.
  { id: "wreath", words: "a wreath on every door", at: "door", never: ["chapel", "mill"] },
  { id: "herb-shelf", words: "a shelf of herb pots", at: "flank" },
  { id: "lemon-tree", words: "a lemon tree in a tub", at: "open" },
  { id: "wall-fig", words: "a fig against the wall", at: "flank", never: ["fells", "moor"] },
  { id: "hay-fort", words: "a hay bale fort", at: "open" },
  { id: "scarecrow-washing", words: "a scarecrow's washing", at: "open" },
  { id: "straw-fox", words: "a straw fox on the ridge", at: "ridge", only: ["thatched"] },
  { id: "cat-flap", words: "a cat flap with a porch", at: "flank" },
  { id: "roof-staircase", words: "a staircase to the roof", at: "flank" },
  { id: "turf-roof", words: "a turf roof with a daisy", at: "ridge", never: ["thatched"] },
  { id: "second-house", words: "a second, smaller house beside the first", at: "open" },
  { id: "tower-room", words: "a tower room", at: "house" },
  { id: "wisteria-porch", words: "a porch overgrown with wisteria", at: "door", never: ["fells"] },
  { id: "balcony", words: "a balcony with one chair", at: "gable" },
  { id: "window-lean-to", words: "a lean-to of old windows", at: "flank" },
  { id: "well-bucket", words: "a well bucket full of apples", at: "well", only: ["well"] },
  { id: "stepping-stones", words: "a stepping-stone way through the bed", at: "bed" },
  { id: "lone-gate", words: "a gate without a fence", at: "open" },
] as const satisfies readonly Whim[];

export type WhimId = (typeof whims)[number]["id"];
