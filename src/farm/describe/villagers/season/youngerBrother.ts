// What the younger Thorne writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const youngerBrotherSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "There is a blackbird on our chimney, dead in the middle, and I cannot tell for the life of me whose he is. The front gets a verse, then I get one. I lie there counting, to see that it is fair. A man gets hungry with so much justice. {goods}, would you, round the back?",
      reply: "Grand. Eleven verses to twelve this morning, and I had the twelve.",
    },
    {
      text: "He has bought seed with a picture on the bag, and he holds it beside each thing that comes up and shakes his head. I told him, the picture is how they felt at the time. It is all in rows, where the wall was; never ask how. {goods} for two? He is at it until dark.",
      reply: "Grand. He has written to the bag.",
    },
  ],
  highSun: [
    {
      text: "Too hot for a hat. I have my feet in the rain barrel, and it is the best room in the house. His barrel as well, mind; it stands at the corner. When I got out, somebody had moved the mat to where a wet man would step. {goods}? I am not walking anywhere today.",
      reply: "Lovely. I put the mat round his side, for when he comes to it.",
    },
    {
      text: "I won. Did he tell you? Forty games he had, neat as pins, and then I won, and I could not say how, I was telling him about the weather. He shook my hand. He went out and looked at the sky, and came in and shook it again. {goods}, to keep a champion going!",
      reply: "Lovely. It hangs in a frame now. He used a level.",
    },
  ],
  leafFall: [
    {
      text: "My half of the roof has moss on it and his has none; he scrapes it. Now all the birds come to me to line their beds, and I have let it be known that there is plenty. This week he left a strip along his edge unscraped. A hand wide. Would you spare {goods}? I have guests.",
      reply: "Grand. It is two hands wide today. Not a word, now.",
    },
    {
      text: "We go for nuts of an evening. He has a hook, a bag and a system; I shake the tree. It is no method, he says, and gets under me with the bag. You should see his face when they all come down on it. He is seven then, and not a big seven. {goods}, for the pair of us?",
      reply: "Grand. He cracked mine for me. I said that I could do it. He said that he knew.",
    },
  ],
  hearth: [
    {
      text: "Our pump freezes, and needs a drop of hot down it before it will give. At seven there is a kettle standing by it, and nobody near. I pour, and I pull. Then there is a full bucket standing by it, and nobody near. That is all the news I have this winter. {goods}, if you can?",
      reply: "Grand. There were two cups by the pump today. I washed them both.",
    },
    {
      text: "Snow, and he was out first with the shovel, as straight as ever, down to the road. And then, if you please, he came back doing a crooked one beside it. I asked what he called that. 'Yours,' he said. I was some time at the window. {goods}, by whichever you like.",
      reply: "There were boots down both of them, he says. He has been humming since.",
    },
  ],
};
