// Whoever comes to the green: the head of a bust upon a body, as large as hens and ducks stand there.
import { henEyesAndLegs, henFeathers } from "../nature/hen.ts";
import {
  bead,
  lathe,
  mirror,
  moved,
  type Part,
  type Point2,
  placed,
  rod,
  scaled,
} from "../parts.ts";
import { bodies, type StandingFigure } from "./body.ts";
import { headOf, type Person } from "./bust.ts";
import { people } from "./villagers.ts";

export type FigureName = StandingFigure | "hen";

/** Against the head of a bust. */
const HEAD_SIZE = 0.66;
const HEAD_AT = 0.775;
/** Somebody who is small with a head that is large. */
const SMALLER = 0.92;

function standing(who: StandingFigure): Part[] {
  const person: Person = people[who === "hattedPeascod" ? "peascod" : who];
  const { hem, over, onHead = person.onHead } = bodies[who];
  const { coat, skin, size = 1 } = person;
  const gown: Point2[] = [
    [hem, 0],
    [0.185, 0.46],
    [0.19, 0.52],
    [0, 0.65],
  ];
  return scaled(
    [
      lathe(gown, [0, 0, 0], coat, { sides: 7 }),
      ...mirror(
        rod(0.06, 0.3, [-0.2, 0.26, 0.04], coat, { sides: 4, turn: [-0.25, 0, -0.2] }),
        bead(0.055, [-0.255, 0.24, 0.09], skin),
      ),
      ...over,
      ...moved(scaled(headOf({ ...person, onHead }, "far"), HEAD_SIZE), [0, HEAD_AT, 0]),
    ],
    size < 1 ? size * SMALLER : size,
  );
}

/** The hen comes as she is: brown, and no larger than hens are. What hangs below her beak is too small to be seen. */
const HEN = placed(
  [...henFeathers("#b06a3c").slice(0, -2), ...henEyesAndLegs()],
  [0, 0, 0],
  -Math.PI / 2,
  0.84,
);

/** About 0.98 high, at the origin, and looks to +z. */
export const figureOf = (who: FigureName): readonly Part[] => (who === "hen" ? HEN : standing(who));
