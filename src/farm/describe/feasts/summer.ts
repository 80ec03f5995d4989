// The festivals of summer, but for the Long Table: Hay Week and Lammas.
import type { FeastWords } from "./feast.ts";

export const summerFeasts = {
  hay: {
    hand: "Turn the hay",
    done: [
      "Two heaps are turned. Underneath they smell of the rain before last.",
      "Five heaps, and the hen has moved up to the third.",
      "Eight. The ground is combed from end to end, and the hen is on top.",
    ],
    evening:
      "The cart is full, and somebody small lies on it, looking straight up. Admiral is asleep on his feet. The ferryman has taken his cap off, and nobody says a word about that.",
    guests: {
      cartersGirl: "You can jump now, but only where I showed you, because of the fork.",
      ferryman: "Every fork is home. I counted them lying down.",
      reeve: "I came to inspect. I have been buried in it, twice. It is in order.",
      hen: "There were mice. Were.",
    },
  },
  lammas: {
    hand: "Bind a sheaf",
    done: [
      "One sheaf stands. It leans a little, as if listening.",
      "Two, and they lean on each other. A sheaf asks for no more.",
      "Three; and the loaf is out of the oven, in their likeness.",
    ],
    evening:
      "The first loaf of the new corn is broken, not cut, and goes from hand to hand. One piece is over. They put it on the millstone, for whoever may still come by.",
    guests: {
      quern: "It was wheat on Monday. See how calm it has become.",
      tansy: "Have it warm, my dear. It will never be so new again.",
      bellringer: "I rang in the first slice! They asked me to stop at the third.",
      reeve: "One loaf, divided by our measure. Everybody has more than a share.",
    },
  },
} as const satisfies { readonly [festival: string]: FeastWords };
