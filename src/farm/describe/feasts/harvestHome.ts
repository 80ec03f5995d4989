// Harvest home: the evening at one's own long table, to which all come whose story one knows.

import { countOf } from "../../state/counts.ts";
import type { Farm } from "../../state/farm.ts";
import { partsOf } from "../../tables/stories.ts";
import { villagers } from "../../tables/villagers.ts";
import type { EveningWords } from "./feast.ts";

export const harvestHome = {
  evening:
    "It is your table, and so nobody knows where to sit, until the hen does. Bowls go from hand to hand. Beyond the lamp lie your beds, dark and even, and for once nobody looks at them.",
  guests: {
    tansy: "I brought nothing. Do you know how hard that is, my dear? My hands have no idea.",
    ferryman: "Tied her up at noon. Told the river to wait.",
    peascod: "The bench rocks. No; leave it. I have grown used to it since the soup.",
    schoolmistress: "They wished to draw this (I said that one first has to sit in it).",
    quern: "So many elbows. I had forgotten how warm a full table is.",
    bellringer: "You can hear the tower from here! It is so quiet when nobody is in it.",
    elderBrother: "He asked me for the salt. I draw no conclusions. I passed it.",
    youngerBrother: "Never had need of salt. Wanted to see would he pass it.",
    vet: "Ate sitting down, with a fork. Pulse normal. Shall try it again.",
    cartersGirl: "Admiral's got a place as well, it's only a bucket but it's got his name on.",
    reeve: "(1) All present. (2) I have not written that down. (3) I wished to remember it.",
    hen: "You grew this. I ate it. We are both good at something.",
  },
} as const satisfies EveningWords;

/** As it is on this farm: whoever's story is told to its end sits there, and the hen in any case. */
export function eveningAtHome({ stories }: Pick<Farm, "stories">): EveningWords {
  const { evening, guests } = harvestHome;
  const come = villagers.filter((one) => one === "hen" || countOf(stories, one) >= partsOf(one));
  return { evening, guests: Object.fromEntries(come.map((one) => [one, guests[one]])) };
}
