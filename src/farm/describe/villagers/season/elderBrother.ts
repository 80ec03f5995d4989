// What the elder Thorne writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const elderBrotherSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "Notice is given that the gutter of this house has been cleared, front and back, it being one gutter. I went up at six. The ladder was held. I did not look to see by whom; a person who is held has no occasion to look. I require {goods}, and shall use that ladder again.",
      reply: "Received. The ladder has been put away, by one of us.",
    },
    {
      text: "We are to plant the strip where our wall was. I had a plan, in rows. He had a hat full of seed, and threw it. I protested. It has come up, and it has come up in rows, and he asks me every morning how I account for that. Pending an explanation, {goods}, for the gardeners.",
      reply: "Received by both. He has confessed: he threw it along my cord.",
    },
  ],
  highSun: [
    {
      text: "All windows stand open in this heat, and I am obliged to hear him sleep. He snores upon the breath in. I do not snore, so far as I have been informed. I have moved my bed to the bricks, where it is cooler. Kindly send {goods}; one rests badly.",
      reply: "I am obliged. The bricks are cool, and one hears rather more through them.",
    },
    {
      text: "My brother wishes it recorded that he has beaten me at dominoes. I wish it recorded that this was the forty-first game, and that he has been laughing since Tuesday. It is to be framed. In order that he may stop, and draw breath, kindly send {goods}.",
      reply: "He stopped, and thanked you. Then he looked at the frame.",
    },
  ],
  leafFall: [
    {
      text: "A walnut tree stands upon our boundary. It was planted by our father, who did not measure. Its nuts fall on both sides, and each of us gathers his half and holds that the other has more. I have weighed mine, and have estimated what hangs. Pending a settlement: {goods}.",
      reply:
        "Received. I found some of his upon my step, in a cap. I have returned the cap. It was not empty.",
    },
    {
      text: "This being the season for coats, we have gone through our father's. There were four pockets of string, a bill, paid, and one biscuit, in two halves. Each of us took up the half that lay nearer. I mention it for no reason. {goods} would be in place, with something hot.",
      reply:
        "It was in place. We have put the biscuit back. There seemed to be no hurry about that.",
    },
  ],
  hearth: [
    {
      text: "There is one shovel in this house. At the first snow I clear a path from the door to the road. On the second day I find it cleared already, rather crookedly. On the third it is my turn. I have lived under worse arrangements. {goods}, by the path, which is straight today.",
      reply:
        "Delivered with dry feet. Tomorrow it will be crooked. I thought that you should be warned.",
    },
    {
      text: "The question of my brother's chair is closed. It has three legs of one length and a fourth of its own opinion. I stood there with the saw in my hand when I was told that it rocks him to sleep. I now keep a folded receipt under one of mine. {goods}, for two who nod.",
      reply: "Received while asleep. He signed for both of us.",
    },
  ],
};
