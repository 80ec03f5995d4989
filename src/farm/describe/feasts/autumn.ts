// The festivals of the year's decline: the Weigh-In, Apple Day, Stir-up Sunday.
import type { FeastWords } from "./feast.ts";

export const autumnFeasts = {
  weighIn: {
    hand: "Put one on the scales",
    done: [
      "The first is read out, and then once more, because the reeve enjoyed it.",
      "The second. They cannot see it at the back, so it is handed round.",
      "The third, and a rosette, which somebody has cut out a little too large.",
    ],
    evening:
      "The scales are still. What was weighed lies in the grass, and people lean on it. The reeve has written down every figure, and under the line, where the sum should be, 'a good year'.",
    guests: {
      reeve: "Weighed, by ours. I have entered what the scales said and let it keep what it is.",
      peascod: "It is large. I have said so. Do not ask me again.",
      ferryman: "I have carried smaller, and charged for a cow.",
      vet: "In perfect health. Would not care to deliver it.",
    },
  },
  appleDay: {
    hand: "Peel one in a piece",
    done: [
      "It came off whole and fell as a T. Three people looked up at once.",
      "An H, or else a ladder. The hen regards it as settled.",
      "A long one, and nobody can read it. Old Peascod holds it the other way up.",
    ],
    evening:
      "The press is quiet, and drips. There is peel in everybody's hair, and a child asleep in each basket. Old Peascod is still up the ladder, handing down the last ones, with the fault of each.",
    guests: {
      peascod: "Nothing-at-all has had a core. I gave it nothing. That is how it got its name.",
      schoolmistress: "We have had every letter but Q. (The miller was relieved.)",
      cartersGirl: "I did it four times and it's always an A, and you know who that is.",
    },
  },
  stirUp: {
    hand: "Stir, and wish",
    done: [
      "Once round. It is heavier than it looks, and smells of every shop at once.",
      "Twice round. The spoon stands up by itself.",
      "Three times round, and there is a wish in it. Nobody asks.",
    ],
    evening:
      "It is tied up in its cloth and on the fire, and talks to itself. The bowl has been scraped by all who were there. What you wished for is in it now, and will be done by midnight.",
    guests: {
      tansy: "Slower, my dear. It knows when one thinks of something else.",
      quern: "I stirred once for myself, and once for somebody who liked to have the spoon.",
      elderBrother: "To the left. It has been to the left since our grandmother.",
      youngerBrother: "He stirs to the left and I to the right. It is a very thorough pudding.",
    },
  },
} as const satisfies { readonly [festival: string]: FeastWords };
