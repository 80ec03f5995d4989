// The festivals of the dark months, but for Midwinter: Wassail, Candlemas, Lantern Week.
import type { FeastWords } from "./feast.ts";

export const winterFeasts = {
  wassail: {
    hand: "Hang toast in the tree",
    done: [
      "One piece of toast hangs in the tree. The tree has not remarked on it.",
      "Two now. Somebody has begun to shout at the roots, for practice.",
      "The third is up, and there is a robin on it before the string is tied.",
    ],
    evening:
      "They have shouted at the tree, and it stands there a little surprised. The cider goes round by the light of one lantern. Nobody likes to be the first to go home, and so nobody is.",
    guests: {
      bellringer:
        "We shout at the tree, and it blooms in May. They always thank me for it in June.",
      cartersGirl: "Admiral ate some of the toast, so he's going to have apples as well.",
      youngerBrother: "Himself is singing. Say nothing; I am only moving my lips to it.",
      vet: "Shouted once. Woke two cows and self. All doing well.",
    },
  },
  candlemas: {
    hand: "Light four candles",
    done: [
      "Four flames in the snow. They lean together when somebody breathes.",
      "Eight. One can see who is standing opposite, and is seen.",
      "All twelve, and the snow has gone gold as far as the hedge.",
    ],
    evening:
      "Twelve candles, a bench, and nobody in a hurry to speak. The wind came to see what it was, and went round. They burn down one after the other, and it is not as dark as it was last week.",
    guests: {
      quern: "Count the flames, not the dark. There is less of it, he said, than one thinks.",
      bellringer: "I am not saying a word! Was that one? I beg your pardon.",
      schoolmistress: "There are twelve (I counted; then I stopped counting, and it was better).",
      hen: "It is warm here. Who did that? Good.",
    },
  },
  lanterns: {
    hand: "Hang a lantern",
    done: [
      "One lantern, and all at once there is an evening round it.",
      "Two. They swing together, a little out of step.",
      "Four, from post to post, and one can tell by them who has come.",
    ],
    evening:
      "The cord is full and hums a little. At home they have all put out their lamps, in order to see these. Far off, by the river, somebody has lit one more, so that the last should have company.",
    guests: {
      ferryman: "My mother hung one. It was never a plan.",
      schoolmistress: "Light goes in straight lines (except here, where it takes its time).",
      bellringer: "I came down without a lamp, and look! One could read by us!",
      vet: "Can see everyone's colour. All good. First time I have seen them awake.",
    },
  },
} as const satisfies { readonly [festival: string]: FeastWords };
