// The ferryman: says little, counts everything, and does not ask.
import type { LetterWriter } from "./writer.ts";

export const ferryman: LetterWriter = {
  letters: [
    {
      text: "The river takes no letters, so I write to the land. I carried nine over on Monday and brought ten back. I have counted again. Send {goods} when you can. I shall be on one side or the other.",
      reply: "Received. The tenth was a hen.",
    },
    {
      text: "Every Thursday at two the schoolmistress crosses, and at four she comes back. All there is over there is reeds and my other landing. I do not ask. A ferryman who asks has a bridge before he knows it. I could do with {goods} for the waiting.",
      reply: "That did for two Thursdays. She had a flat parcel with her. I did not ask.",
    },
    {
      text: "They talk of a bridge. The reeve went up and down the bank with a string, and I held the other end, for he had no one else. It is a fair way across. I could have told him: four hundred and six pulls. A man who is being measured ought to have something in the other hand.",
      reply: "Good of you. The reeve dropped his string in the river. I have it here, drying.",
    },
    {
      text: "My mother ran this ferry in a skirt and never fell in. I have fallen in four times and have no skirt to blame. The last was the dog's doing. I am steaming by the stove, and would take it kindly if you sent {goods}.",
      reply: "That was kindly done. The dog has told the vet that it was my fault.",
    },
    {
      text: "Fog since Friday. I pull until I bump. Four hundred and six, as a rule; this morning four hundred and nine, with a duck in it. Nobody complains. They hold the rail and look at their boots. I could use {goods}.",
      reply: "Thank you. It lifted on Tuesday. Four hundred and six.",
    },
    {
      text: "Where the rope runs over the post it wears. I have spliced it. I have spliced it sixteen times, in that place. The schoolmistress says that a Greek has written about this. I asked whether he sent any tar. {goods} would do, or tar.",
      reply: "That did. No word from the Greek.",
    },
    {
      text: "I know now about the Thursdays. She draws. She sits on my far landing and draws our side of it, the mill and the tower and the smoke. She says that you cannot see a place from inside. I pulled home slowly. {goods}, if you please.",
      reply:
        "Thank you. I asked whether I was in the picture. I am the line across the middle, she says.",
    },
    {
      text: "Took over one pedlar, one mule. Two fares. He had no coin, so he talked. I made it a wedding, two births, and a fire that was put out with milk. I let him off the mule. Send {goods}. I have had nothing since but news.",
      reply: "That was better. I told the dog about the fire.",
    },
    {
      text: "The reeve has done his sum. A bridge costs what the ferry costs in two hundred and twelve years. He read it to me twice on the landing, rather gently. I said I would see how I felt by then. I am keeping the day in a quiet way and lack only {goods}.",
      reply: "It was quiet. The dog sang a little.",
    },
    {
      text: "Some nights the rope hums. My mother said it was somebody on the far bank who has thought better of calling. I go over all the same. There is never anyone, and I was never sorry that I went. Leave {goods} at the near landing.",
      reply: "All there when I came back. Nobody had called. The crossing does the boat good.",
    },
  ],
  gifts: {
    pattern:
      "A drawing of my lantern is folded in. Four sides, one door. It has been in the river and stayed lit.",
    note: "I boil relish with the lid off, between two crossings. Written down it came to five lines. I have counted again.",
    keepsake:
      "These are leeks from my mother's bank. Three. Nothing else ever crossed here without paying.",
  },
  declined: "As you like. The river goes by every day.",
};
