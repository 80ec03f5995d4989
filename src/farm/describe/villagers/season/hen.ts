// What the hen writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const henSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "Everything is coming up. I have looked at all of it. Some of it looked back. You put seeds in the ground one by one, in rows, so that they can be found. That is thoughtful. I found them. Now: {goods}.",
      reply: "I put one back.",
    },
    {
      text: "He crows now. Nothing-at-all. He does it badly, and the old man says so, and then they do it again. I listen from the wall. I taught him nothing. It is the hardest thing to teach. {goods}, for a mother.",
      reply: "Good. He has it from me.",
    },
  ],
  highSun: [
    {
      text: "It is warm. I lie in the dust with one wing out. People ask whether I am ill. I have never been so well. Dust is a bath. Water is a mistake. I would get up for {goods}.",
      reply: "I got up.",
    },
    {
      text: "They had races. I came. I do not run. I arrive. They gave me a ribbon and I ate it. That is what one wins it for. Put {goods} where the others can see me with it.",
      reply: "They saw.",
    },
  ],
  leafFall: [
    {
      text: "Leaves fall down. There was something under the first one. So now I look under all of them. There are very many. I am expected elsewhere, but people do not understand work. Bring {goods} to where I am.",
      reply: "You found me. I was under the heap.",
    },
    {
      text: "I hold an office. I looked for it in every corner, and it is the warm place on the reeve's papers. I sit in it until noon. People bring me matters. I turn round once, and they go away content. Today's matter is {goods}.",
      reply: "It was heard. You may go away content.",
    },
  ],
  hearth: [
    {
      text: "White. It came in the night. I put a foot on it. It was cold, so I took the foot away. I put down the other one. The same. I have only two. Come and carry me, or bring {goods}.",
      reply: "This will do. I have kept both feet up.",
    },
    {
      text: "The top of the tree was free. I took it. Somebody has to. From there I saw all of you in a ring, looking up, with your mouths open. It is how the small ones look when I come home. I was touched. I had brought nothing. {goods}. We shall share.",
      reply: "I had mine first. It was still sharing.",
    },
  ],
};
