// What the ferryman writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const ferrymanSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "River is up, brown, and in a hurry. It has brought me a door, a milking stool and half a hedge, all on their way to somebody else. I keep them on the landing until called for. The hedge has come into leaf. {goods}, when you pass; I cannot leave the rope.",
      reply: "Received. Nobody has called for the door. The dog goes in and out by it.",
    },
    {
      text: "An otter has taken my far landing. It sits where they step off, and eats with its back to us. I put them ashore a yard further down. Four fares have asked me what it thinks it is doing. I told them, dinner. Leave {goods} where you always do, and I shall turn my back too.",
      reply: "Good. We sat back to back until four. Neither asked.",
    },
  ],
  highSun: [
    {
      text: "Low water. Three hundred and ninety-one pulls; the rest is stones, with children on them. They wave. I should wave, but I have the rope. Leave {goods} in the shade of the near landing. I might nod.",
      reply: "Good. I tied up for it, and waved. They have told everybody.",
    },
    {
      text: "Forty-one over for the hay, each with a fork. Forty-one back at dusk, without. The forks came after, lying down in the girl's cart, the best behaved passengers I have had. I saw how they did it, and lay down myself. {goods}, beside me, when you come.",
      reply: "Obliged. I did not get up for it. Neither did the dog.",
    },
  ],
  leafFall: [
    {
      text: "Leaves go by on the water all day, and not one has paid. Some of them go round and round behind the post, where it turns. I have got to know those. Fares are few now, and the evenings long. {goods} would be welcome, on the near side.",
      reply: "Found it by lantern. The water let my leaves go on Sunday. It is quieter.",
    },
    {
      text: "Geese over, low, at night. They follow the river. I put the lantern out when I hear them, so that they do not take me for a town. It is the one service of mine that nobody asks for and nobody pays. {goods} would put the books straight.",
      reply:
        "The books are straight. They came over again last night, and one of them said something.",
    },
  ],
  hearth: [
    {
      text: "Ice along both banks, and a black road down the middle, as wide as the boat. I break it at six, at noon and at four. In between it mends itself. The dog walks beside me now and looks in. Could you let me have {goods}? My hands have been busy with the rope.",
      reply:
        "Thank you. The dog has fallen through, where it is one foot deep, and says that I pushed.",
    },
    {
      text: "Frozen over since Monday. First time in thirty years that I have slept on one side of it for a week. People walk across, stop in the middle, look about, and see me. Then they feel in their pockets. I tell them, no fare. Bring {goods}, on foot, if you like.",
      reply: "Received off the ice. The dog went out to the middle to meet it.",
    },
  ],
};
