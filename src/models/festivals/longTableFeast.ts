// The Long Table: two tables end to end under bunting, with six dishes; four more places each time.
import { farmTable } from "../furniture/farmTable.ts";
import { block, type Part, points, rod, slab, type Vec } from "../parts.ts";
import { type FestivalModel, type GuestSpot, putDown, standsAt } from "./festivalSet.ts";
import { cord, dishAt, eveningLanterns, sagging, twoPosts } from "./props.ts";

const SIZE = 0.4;
const HIGH = 0.9 * SIZE;
const Z = -0.02;
const PER_HAND = 4;

/** Without its runner, on which plates would lie. */
const table: readonly Part[] = farmTable.parts.slice(0, 9);

const dishes = [
  ["teal", "leafPale"],
  ["brick", "ginger"],
  ["cream", "honey"],
  ["denim", "russetLight"],
  ["butter", "leafLight"],
  ["wine", "tomato"],
] as const;

/** Six on either long side. */
const plateAt = (i: number): Vec => [-0.86 + (i % 6) * 0.344, HIGH, Z + (i < 6 ? 0.16 : -0.16)];

const plate = (i: number): Part[] => [
  rod(0.075, 0.016, plateAt(i), "white", { sides: 6 }),
  block([0.1, 0.012, 0.1], [plateAt(i)[0], HIGH + 0.006, plateAt(i)[2]], i % 2 ? "sage" : "rose"),
];

const flags: Part[] = (() => {
  const along = sagging([-1.2, 1.3, -0.78], [1.2, 1.3, -0.78], 0.2);
  return [
    ...twoPosts(1.2, 1.3, -0.78),
    ...cord(along, 5, "linen"),
    ...(
      ["brick", "butter", "sage", "cream", "teal", "russetLight", "butter", "brick"] as const
    ).map((colour, i) =>
      slab(points("-0.1 0, 0 -0.22, 0.1 0"), 0.014, along((i + 0.5) / 8), colour, { bevel: 0 }),
    ),
  ];
})();

const BENCH = Z + 0.42;
const bench: Part[] = [
  block([1.9, 0.04, 0.14], [0, 0.17, BENCH], "oak"),
  ...[-0.8, 0, 0.8].map((x) => block([0.06, 0.17, 0.12], [x, 0, BENCH], "walnut")),
];

/** On a bench behind the table, which hides how much lower they are. */
const seated = (x: number): GuestSpot => standsAt(x, Z - 0.42, -0.2);

const seats: readonly GuestSpot[] = [
  standsAt(-1.02, 0.58),
  // The hen, on the table.
  { at: [0.2, HIGH, Z + 0.04], turn: 0.1 },
  standsAt(1.02, 0.58),
  seated(0),
  seated(-0.4),
  seated(0.4),
  standsAt(-1.3, 0.08),
  standsAt(1.3, 0.08),
  seated(-0.8),
  seated(0.8),
  standsAt(-0.62, 1.0),
  standsAt(0.62, 1.0),
];

const LANTERNS: readonly Vec[] = [
  [-0.52, HIGH, Z],
  [0.52, HIGH, Z],
];

export const longTableSet: FestivalModel = ({ hands, isBrought, lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...[-0.52, 0.52].flatMap((x) => putDown(table, [x, Z], SIZE)),
      ...bench,
      ...flags,
      ...Array.from({ length: hands * PER_HAND }, (_, i) => plate(i)).flat(),
      ...(isBrought
        ? dishes.flatMap(([bowl, food], i) => dishAt([-0.86 + i * 0.344, HIGH, Z], bowl, food))
        : []),
    ],
    guests: seats,
    shines: lanterns.shines,
  };
};
