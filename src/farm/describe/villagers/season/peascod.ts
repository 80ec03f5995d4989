// What Old Peascod writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const peascodSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "They are planting. From this step alone I count four rows of what I need not name. It comes up, it goes round a stick, and in June there is no getting past it. I do not complain. I mention it, yearly. Bring {goods}, while the view is still brown.",
      reply:
        "Received. I have turned my chair. It now faces somebody's beans, and I know how they begin.",
    },
    {
      text: "Nothing-at-all has learned to crow. It begins at four, on the rail of my bed, and looks at me afterwards to hear what I thought. I say that there is room for improvement. It improves. The whole row is awake. Let me have {goods}, for the neighbours, and say from whom.",
      reply: "Given out. They speak to me again. I had grown used to the other.",
    },
  ],
  highSun: [
    {
      text: "All their windows are open, and so I hear all their suppers. At the corner house they clap when it comes to the table. Clap! I have sat at my own table for seventy years, and nobody had to be told that I was enjoying it. Bring {goods} after sundown. I do not receive in this heat.",
      reply: "Received in shirtsleeves. Nobody saw. I may have clapped, once, at a fly.",
    },
    {
      text: "Well, they are in flower, the whole length of the fence, and I shall say it once: from behind, with the light coming through, it is a decent flower. Nothing-at-all heard me, and will not repeat it. Bring {goods}. A man who looks at such a thing ought to have something in his hand.",
      reply: "I had it in my hand. I looked for a quarter of an hour. It was hot.",
    },
  ],
  leafFall: [
    {
      text: "My leaves have gone over into the churchyard, and the churchyard's have come to me. I have raked them home twice. This evening I saw that they go by the gate, quite openly, it being on the first notch. {goods}. One gets warm with raking and cold with looking.",
      reply: "It will do. The leaves and I have come to terms. They keep to the left.",
    },
    {
      text: "A peel thrown over the shoulder, they say, falls as the letter of the one you think of. I threw mine to show them that it does not, and it fell as a G. I know nobody with a G. The bakery has been through the parish for me since. I looked at home: gate. {goods}.",
      reply:
        "Received. I have informed the gate. It took it as it takes everything, on the second notch.",
    },
  ],
  hearth: [
    {
      text: "My step is ice. I have put ash on it, and a board that says 'Ash', so that nobody need thank me. Three have come up already to thank me. It was the board that drew them. Bring {goods}, and come by the edge, where it is worst swept; I like to see what people are made of.",
      reply: "You kept to the middle. Sensible. I had swept it.",
    },
    {
      text: "I have a guest for the winter. It sleeps in the hat, which fits neither of us now, and will not have the lamp out until it has been read to. I read it the almanac, as being true. It prefers gales. Send {goods} for the reader, whose voice is going.",
      reply: "My voice is back. We have come to a wet Tuesday, and neither of us can stop.",
    },
  ],
};
