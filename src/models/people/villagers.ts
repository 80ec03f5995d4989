// Who lives in the village, and the pedlar who passes through it: each known by hair, hat and dress.
import { bead, box, mirror, type Part, points, rod, slab } from "../parts.ts";
import { bustOf, onFace, type Person, paintedOn } from "./bust.ts";
import { combed, parted, plait, tousled, tufts } from "./hair.ts";
import { brimmed, knitted, mobCap } from "./hats.ts";
import { henBust } from "./henBust.ts";
import * as wear from "./props.ts";

const thorne = { skin: "#eac2a0", wide: 0.94, ears: 0.062, nose: 0.05 } as const;
const THORNE_HAIR = "#8d7355";
const OLD_WHITE = "#f1ebdf";

const peascod = (hat: readonly Part[]): Person => ({
  skin: "#edc8ab",
  coat: "mossDark",
  brows: OLD_WHITE,
  mouth: "grave",
  wide: 0.88,
  nose: 0.058,
  onHead: [...tufts(OLD_WHITE, 0.88), ...hat],
  worn: [wear.collar("linen")],
});

export const people = {
  tansy: {
    skin: "#f2bf9b",
    cheeks: "#e98672",
    coat: "russet",
    wide: 1.07,
    onHead: [
      combed("ginger", 1.07),
      ...mobCap(),
      bead(0.11, [0.02, 0.37, -0.18], "ginger"),
      ...mirror(bead(0.075, [-0.215, 0.1, 0.13], "ginger", { stretch: [0.8, 1.2, 0.7] })),
      paintedOn(0.034, [0.16, -0.055], "white", { wide: 1.3, tall: 0.8, head: 1.07, isOver: true }),
    ],
    worn: [wear.collar("cream"), ...wear.apron("cream")],
  },
  ferryman: {
    skin: "#d59f78",
    cheeks: "#c97d5d",
    coat: "denim",
    brows: "#8d8a86",
    mouth: "hidden",
    onHead: [
      ...knitted("slate", "slateLight"),
      bead(0.2, [0, -0.175, 0.085], "#b4afa8", { stretch: [1.08, 1.1, 0.85] }),
    ],
    worn: [wear.sling("straw")],
  },
  peascod: peascod([]),
  schoolmistress: {
    skin: "#f4d0b4",
    coat: "plum",
    onHead: [
      combed("coal"),
      bead(0.125, [0, 0.3, -0.1], "coal"),
      ...wear.spectacles(onFace(-0.092, 0.012, 1, 0.022)),
      rod(0.02, 0.3, [0.255, 0.01, -0.06], "sunPetal", { sides: 6, turn: [1.2, 0.5, 0] }),
    ],
    worn: [wear.collar("white")],
  },
  quern: {
    skin: "#f0cbae",
    coat: "#8c999d",
    onHead: parted(OLD_WHITE),
    worn: [
      wear.shawl("slate", "#cfd6d6"),
      ...plait(OLD_WHITE, "slate", [0.2, 0.32, 0.13], [0.17, 0.06, 0.34], 4),
    ],
  },
  bellringer: {
    skin: "#e9a684",
    cheeks: "#d66f50",
    coat: "sage",
    ears: 0.1,
    onHead: tousled("#6f4b31", [
      [-0.14, 0.19, 0.14],
      [0.02, 0.215, 0.15],
      [0.15, 0.18, 0.14],
    ]),
    worn: wear.scarf("brick", "brickDark"),
  },
  elderBrother: {
    ...thorne,
    coat: "ink",
    brows: THORNE_HAIR,
    mouth: "grave",
    onHead: [
      combed(THORNE_HAIR, 0.94),
      bead(0.17, [-0.05, 0.195, 0.085], THORNE_HAIR, {
        stretch: [1.15, 0.5, 0.85],
        turn: [0, 0, 0.2],
      }),
      ...mirror(box([0.06, 0.18, 0.11], [-0.222, -0.17, 0.07], THORNE_HAIR, { bevel: 0.02 })),
    ],
    worn: [wear.collar("white"), wear.shirtFront("white")],
  },
  youngerBrother: {
    ...thorne,
    coat: "russet",
    tilt: 0.16,
    onHead: tousled(
      THORNE_HAIR,
      [
        [-0.12, 0.2, 0.13],
        [0.03, 0.21, 0.14],
        [0.14, 0.15, 0.15],
      ],
      0.94,
    ),
    worn: [wear.collar("linen"), wear.shirtFront("linen")],
  },
  vet: {
    skin: "#dcae8a",
    cheeks: "#cf9270",
    coat: "olive",
    onHead: [
      combed("coal"),
      ...brimmed("#7a6342", { brim: 0.35, high: 0.12, band: "#574630", askew: -0.2 }),
      ...mirror(paintedOn(0.043, [-0.094, 0.038], "#cf9e7d", { tall: 0.5, isOver: true })),
    ],
    worn: [...wear.kerchief("butter"), ...wear.handLantern([-0.2, 0, 0.36])],
  },
  cartersGirl: {
    skin: "#f6ccaa",
    coat: "denimPale",
    size: 0.9,
    onHead: [...parted("straw"), ...mirror(paintedOn(0.012, [-0.125, -0.036], "#c98a5a"))],
    worn: [
      wear.collar("white"),
      ...plait("straw", "brick", [0.27, 0.42, 0.06], [0.3, 0.14, 0.17], 3),
      ...plait("straw", "brick", [-0.27, 0.42, 0.06], [-0.3, 0.14, 0.17], 3),
    ],
  },
  reeve: {
    skin: "#f2b99d",
    cheeks: "#e3866f",
    mouth: "hidden",
    coat: "wine",
    wide: 1.05,
    onHead: [
      combed("#6b4a32", 1.05),
      ...mirror(
        bead(0.078, onFace(-0.062, -0.1, 1.05, 0.002), "#6b4a32", {
          stretch: [1.4, 0.55, 0.6],
          turn: [0, 0, 0.25],
        }),
      ),
      ...brimmed("coal", { brim: 0.31, high: 0.16, band: "wine" }),
    ],
    worn: [wear.collar("white"), ...wear.chain(), ...wear.paperRoll([0.24, 0, 0.24])],
  },
  pedlar: {
    skin: "#c68b5f",
    cheeks: "#ab623c",
    coat: "#7a659a",
    onHead: [
      combed("coal"),
      ...mirror(bead(0.09, [-0.235, 0.04, 0.05], "coal"), bead(0.075, [-0.25, -0.07, 0], "coal")),
      ...brimmed("moss", { brim: 0.34, high: 0.12, band: "carrot", askew: 0.12 }),
      slab(
        points("0 0, 0.05 0.06, 0.06 0.2, 0 0.3, -0.02 0.15"),
        0.02,
        [0.2, 0.18, 0.06],
        "tomato",
        { bevel: 0, turn: [0, 0.5, -0.45] },
      ),
    ],
    worn: [
      wear.collar("carrot"),
      wear.patch("teal", [-0.17, 0.04, 0.285], [-0.2, -0.5, 0.2]),
      wear.patch("butter", [0.13, 0.01, 0.335], [-0.1, 0.35, -0.15]),
      ...wear.pack(),
    ],
  },
} satisfies Record<string, Person>;

/** All who have a face; old Peascod has a second one, in a hat with a chick on it. */
export type FaceName = keyof typeof people | "hen" | "hattedPeascod";

const bustsOfPeople = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, bustOf(person)]),
) as { readonly [F in keyof typeof people]: Part[] };

export const busts: { readonly [F in FaceName]: readonly Part[] } = {
  ...bustsOfPeople,
  hen: henBust(),
  hattedPeascod: bustOf(
    peascod([
      ...brimmed("straw", { brim: 0.36, high: 0.12, band: "strawDark" }),
      ...wear.perchedChick([0.02, 0.31, 0]),
    ]),
  ),
};
