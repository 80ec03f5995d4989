// The hen: nobody's, and brief.
import type { LetterWriter } from "./writer.ts";

export const henWriter: LetterWriter = {
  letters: [
    {
      text: "I am the hen. You will have seen me. I walked through your field, and you are doing it wrong, but not by much. Put down {goods}. Step back.",
      reply: "Adequate.",
    },
    {
      text: "Somebody has hung a hat on a peg. There is a hollow in it, of the right size. That is no accident. Hats are nests which have been put away badly. Bring {goods}.",
      reply: "I did not get up. I saw, though.",
    },
    {
      text: "A person with a bag wants to look at my feet. I have feet. What more is there to know? I sat on the bag. I want {goods} and no opinions.",
      reply: "Good. You did not look at my feet.",
    },
    {
      text: "Crossed the river. They make much of it. You stand on the boat, then it is the other side, with the same grass. I came back to see whether this was still here. It was. So: {goods}.",
      reply: "Better than over there.",
    },
    {
      text: "At dawn a man makes a very large noise with a rope. I went up and spoke to him about it. He said, 'Pardon?' and gave me a crust. I like him. He has no idea. {goods}, at the foot of the steps.",
      reply: "I shared. A little. Jackdaws are nobody's fault.",
    },
    {
      text: "Today I looked at something for a long time. Then it moved, and it was a worm. I tell you so that you may see what patience does. Now I am looking at you.",
      reply: "You see? It works.",
    },
    {
      text: "Three. Yellow. Loud. They came out of the hat as if I had asked for them. Two follow me. One follows the old man, who says that it does not. I need {goods}, for four, and will not discuss it.",
      reply: "They stood in it.",
    },
    {
      text: "The brothers keep that gate shut. I do not care for shut. There is a way, with beak and latch; I have known it for eleven years. Let nobody say that I do nothing for people. {goods}.",
      reply: "They are shouting at each other now, and laughing. It was no trouble.",
    },
    {
      text: "I was on a table, and they all stopped talking. There was paper, and a seal. I went to the far end and turned round. I believe I have been elected. I shall go on as before. {goods}.",
      reply: "The office accepts.",
    },
    {
      text: "Evening. One door shuts, one lamp is lit, and the warm comes up out of the ground. I stand on one leg and think of Nothing-at-all. He has grown. Leave {goods}, and do not say good night. I shall know.",
      reply: "Good night.",
    },
  ],
  gifts: {
    pattern: "How to make a basket. Sides. A middle. I am the middle.",
    note: "Soup. You stir it too long. I have watched.",
    keepsake: "I did not eat these. Think about that.",
  },
  declined: "I saw that.",
};
