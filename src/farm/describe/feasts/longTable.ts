// The Long Table in summer, at which all twelve sit.
import type { FeastWords } from "./feast.ts";

export const longTable: FeastWords = {
  hand: "Lay four places",
  done: [
    "Four plates, four spoons, and a cloth with only one hole.",
    "Eight places. Somebody has moved Old Peascod's card away from the soup.",
    "All twelve are laid, and there is still room at the corner.",
  ],
  evening:
    "Your six dishes went down the one side and came back up the other, empty. It is still light. They have begun on the stories that everybody knows, because everybody knows them.",
  guests: {
    tansy: "I have been told to sit, my dear, so do not get up, or I shall.",
    ferryman: "Good table. As long as the river is wide, in a dry year.",
    peascod: "I was offered a second helping. I took it under protest.",
    schoolmistress: "Twelve (and you, which makes it a number that one cannot divide. Good).",
    quern: "Jonas would have been late, and had the best of it all the same.",
    bellringer: "Could you pass me the bread? I do hope that was not too loud!",
    elderBrother: "The table is level. I laid a marble on it. It stayed, and so did I.",
    youngerBrother: "He is at that end and I am at this one. Same pie, mind.",
    vet: "Nobody taken ill. Have had three helpings, waiting for it.",
    cartersGirl: "Admiral's under the table, I mean his nose is, so mind your feet.",
    reeve: "I rise to say a few words. (1) Thank you. (2) I sit down.",
    hen: "I have walked the whole length of it. I left nothing out.",
  },
};
