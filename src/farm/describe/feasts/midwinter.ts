// Midwinter, to which all twelve come, and the pedlar.
import type { FeastWords } from "./feast.ts";

export const midwinter: FeastWords = {
  hand: "Put a light on the tree",
  done: [
    "Six lights, low down, where the small ones can reach.",
    "Twelve. The tree begins to have an inside.",
    "Eighteen; and the hen has gone up, to be the top.",
  ],
  evening:
    "It is the longest night, and they are all out in it. There is a tree full of lights, snow to stand in, a parcel for each. Somebody begins to sing, too low, and then they have it.",
  guests: {
    hen: "You may sit down. I have warmed it.",
    tansy: "My oven is out. Feel my hands; it is like a holiday.",
    ferryman: "Nobody to fetch. They are all on this side.",
    peascod: "I do not sing. It is only my breath that you see.",
    schoolmistress: "They know every verse (and one of their own, about me).",
    quern: "It is so bright that one looks round for whoever is missing. And there they are.",
    bellringer: "I have let all five rest! Listen. That is what it sounds like.",
    elderBrother: "There is a parcel for me, in a hand that I know. I am not yet opening it.",
    youngerBrother: "He put my parcel on the left and his on the right. I have moved them.",
    vet: "No calls. Have told everyone to be well until Tuesday. They are trying.",
    cartersGirl: "I got to shout when it was straight, and it was, and I did.",
    reeve: "(1) Dark. (2) Cold. (3) I should not care to be anywhere else.",
    pedlar: "I have nothing to sell tonight, and it weighs more than the pack did.",
  },
};
