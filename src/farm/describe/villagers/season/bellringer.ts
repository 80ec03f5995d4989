// What the bellringer writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const bellringerSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "The jackdaws are building in Mercy! They bring sticks longer than the window, and drop them, and look at me. I have handed up eleven. When I ring her I must do it so gently that she says only the first half of her note, and I hum the rest. {goods}, for all who are building!",
      reply: "They have laid. Mercy is excused until further notice, and I say her part aloud.",
    },
    {
      text: "At the mill I have been taught a tune for one finger, on the table's edge. Now it is on the bells! It needs a note that I have not got. There I nod, and those who know me hear it; the ferryman nods back. Send {goods}! One should not practise on an empty stomach.",
      reply: "I played it through at six. There was the nod, just before the quarter.",
    },
  ],
  highSun: [
    {
      text: "At noon the Corporal is too hot to touch, and has gone up by a quarter of a tone! All five are sharp. People in the fields straighten their backs and do not know why. I sit in the shade of Great Agnes and think of {goods}. Towards evening, might it be? I would come down for it.",
      reply: "I came down! They all asked who was ill. I said, nobody; it was for something nice.",
    },
    {
      text: "We have rung for two weddings and a calf. The vet asked for the calf, at four in the morning; I had my boots on the wrong feet, and it was the best of the three! One should ring more for small things. I am worn out with joy, and should like {goods}, to sit down with.",
      reply: "Thank you! I sat under Little Agnes, who is the right size for it.",
    },
  ],
  leafFall: [
    {
      text: "The leaves come in at the shutters now, and all five speak as if through a scarf. I have swept Mercy out twice. There is a hedgehog in the Corporal! He has gone to bed there, and I ring round him until spring. What does one lay by for a guest? I thought of {goods}, and an apple.",
      reply:
        "He woke, ate the apple, and looked at me as you do at weather. I am so glad that he is comfortable.",
    },
    {
      text: "She has knitted something for my ears. It has five colours, one for each of them up here, and ties under the chin. I cannot hear a thing in it, and ring beautifully! I should like to give something back that can be heard. {goods}? I would put it down on her step, loudly.",
      reply: "Put down! She came out at once. It may be that she was behind the door.",
    },
  ],
  hearth: [
    {
      text: "Snow lies on the Corporal! When I ring in the day it comes down the front of the tower like a curtain, and all the children stand under it. They have begun to call for more. I would call down to you for {goods}, but when I open my mouth something falls in.",
      reply:
        "Thank you! I rang them three curtains, and the reeve, who was passing, had the first.",
    },
    {
      text: "On the longest night we ring right through, each of us one hour, so that nobody in the dark need think they are the only one awake. I have the hour from four to five, when there is most need! Could {goods} be sent up? It does one good to find, halfway, that somebody thought of it.",
      reply:
        "It was there at half past four! I gave you one stroke for yourself. I hope that you slept through it.",
    },
  ],
};
