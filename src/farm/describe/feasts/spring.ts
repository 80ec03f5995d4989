// The festivals of spring: Lambing and Maypole Week.
import type { FeastWords } from "./feast.ts";

export const springFeasts = {
  lambing: {
    hand: "Sit up with the ewes",
    done: [
      "The first lamb is there, wet, and already trying to stand on all of it.",
      "A second. It has the same look, and more knees.",
      "The third came while you were looking at the other two.",
    ],
    evening:
      "Two ewes, three lambs, one lantern. The vet sleeps against the hurdle with a hand on somebody's back. Out there it is night; in here it smells of straw and milk, and everything breathes.",
    guests: {
      vet: "Three up, three feeding. Nothing for me to do. Am doing it.",
      cartersGirl: "That one's got four white socks and it keeps looking down at them.",
      elderBrother: "I am informed that this is a lamb. I raise no objection to it.",
    },
  },
  maypole: {
    hand: "Tie two ribbons",
    done: [
      "Two ribbons hang down the pole and wait for wind.",
      "Four. There are children who know already which is theirs.",
      "Six, and the pole looks as if it might turn by itself.",
    ],
    evening:
      "They went in and out, and under, and wrong, and laughed, and had to unwind the schoolmistress. There is a pattern on the pole now. It is not the one that anybody meant, and it is a good one.",
    guests: {
      schoolmistress: "It plaits to the right. (It was to plait to the left.)",
      cartersGirl: "I went under everybody, and then I was outside and they were still going.",
      elderBrother: "I do not dance. I was holding a ribbon, and it moved.",
      youngerBrother: "See his feet? No, never look. There, now.",
      tansy: "Up since three, my dear. My feet are dancing without me.",
    },
  },
} as const satisfies { readonly [festival: string]: FeastWords };
