// A small catalogue with one of each kind of thing, for the tests and the benchmark.
import type { Catalogue, CatalogueOpening, FinishModel, ItemModel } from "./catalogue.ts";

type Piece = Omit<ItemModel, "surfaces" | "tints"> & Partial<ItemModel>;

const piece = (model: Piece): ItemModel => ({ surfaces: [], tints: ["moss", "clay"], ...model });

const small = { stands: ["floor", "surface"] as const };

const items: readonly ItemModel[] = [
  piece({
    id: "table",
    name: "Oak table",
    stands: ["floor"],
    width: 8,
    depth: 6,
    height: 4,
    surfaces: [{ x: 0, z: 0, width: 8, depth: 6, up: 4 }],
  }),
  piece({
    id: "sofa",
    name: "Sofa",
    stands: ["floor"],
    width: 11,
    depth: 5,
    height: 5,
    partTints: { light: ["moss", "clay"], wood: ["clay", "walnut"] },
    prints: ["whole", "light"],
  }),
  piece({ id: "stool", name: "Oak stool", stands: ["floor"], width: 3, depth: 3, height: 3 }),
  piece({
    id: "bookshelf",
    name: "Bookshelf",
    stands: ["floor"],
    width: 8,
    depth: 3,
    height: 12,
    surfaces: [
      { x: 0, z: 0, width: 8, depth: 3, up: 1, clear: 3 },
      { x: 0, z: 0, width: 8, depth: 3, up: 5, clear: 3 },
      { x: 0, z: 0, width: 8, depth: 3, up: 12 },
    ],
  }),
  piece({
    id: "rug",
    name: "Braided rug",
    stands: ["floor"],
    width: 14,
    depth: 10,
    height: 1,
    isFlat: true,
    takesPicture: true,
    prints: ["cloth", "trim"],
  }),
  piece({
    id: "tray",
    name: "Tray",
    ...small,
    width: 4,
    depth: 3,
    height: 1,
    surfaces: [{ x: 0, z: 0, width: 4, depth: 3, up: 1 }],
  }),
  piece({ id: "cup", name: "Cup", ...small, width: 1, depth: 1, height: 1 }),
  piece({ id: "candle", name: "Candle", ...small, width: 1, depth: 2, height: 2, isLamp: true }),
  piece({
    id: "frame",
    name: "Picture frame",
    stands: ["wall"],
    width: 5,
    depth: 1,
    height: 4,
    takesPicture: true,
  }),
  piece({
    id: "wallShelf",
    name: "Wall shelf",
    stands: ["wall"],
    width: 7,
    depth: 2,
    height: 1,
    surfaces: [{ x: 0, z: 0, width: 7, depth: 2, up: 1 }],
  }),
  piece({
    id: "curtain",
    name: "Curtain",
    stands: ["wall"],
    width: 10,
    depth: 1,
    height: 9,
    overOpenings: true,
  }),
  piece({
    id: "hearth",
    name: "Brick hearth",
    stands: ["wall"],
    width: 11,
    depth: 7,
    height: 17,
    isFooted: true,
    isLamp: true,
  }),
];

const openings: readonly CatalogueOpening[] = [
  { id: "door", name: "Green door", kind: "door", width: 6, height: 11, sill: 0 },
  { id: "window", name: "Cottage window", kind: "window", width: 7, height: 7, sill: 5 },
];

const finishes: readonly FinishModel[] = [
  { id: "boards", name: "Floorboards", covers: ["floor"], tints: ["oak", "walnut"] },
  { id: "plaster", name: "Plaster", covers: ["wall"], tints: ["cream", "sage"] },
  { id: "paper", name: "Wallpaper", covers: ["wall", "floor"], tints: [], takesPicture: true },
];

const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [each.id, each]));

const printed: ReadonlyMap<string, string> = new Map([
  ["stripe", "stripes"],
  ["dots", "dots"],
]);

/** `owned` tells of which things there are only so many. */
export function sampleCatalogue(owned: Readonly<Record<string, number>> = {}): Catalogue {
  const [things, holes, coats] = [byId(items), byId(openings), byId(finishes)];
  return {
    item: (id) => things.get(id),
    opening: (id) => holes.get(id),
    finish: (id) => coats.get(id),
    tintName: (id) => id,
    patternName: (id) => printed.get(id),
    patternWords: ({ patterns }, part) => {
      const name = printed.get(patterns?.[part] ?? "");
      return name && `cream ${name}`;
    },
    owned: (id) => (Object.hasOwn(owned, id) ? owned[id] : undefined),
    mark: () => undefined,
    lacksDye: () => false,
  };
}
