// What the carter's girl writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const cartersGirlSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "The puddles are back and Admiral won't go through them because there is a horse in each one, so we go round, and with all the going round it's four miles and not three, I worked it out. Please could we have {goods}, for the extra one?",
      reply: "Thank you! I showed him it was only him in there and now he stops to look.",
    },
    {
      text: "Admiral is twenty! We had it on Sunday with a candle in a loaf, and he blew it out by breathing, which he does anyway. The schoolmistress says that's the same as nearly two of me. My father only has his stick for pointing with now. Please may we have {goods}, for him being twenty?",
      reply: "Thank you! He's twenty for a whole year so he is having it slowly.",
    },
  ],
  highSun: [
    {
      text: "It's so hot that my father has made Admiral a hat with holes for his ears, and everybody says good morning to him now and not to me, even the reeve, who took off his own. I don't mind. He lifts his feet more in it. May we please have {goods}, and is there any shade your way?",
      reply: "Thank you! He left the hat on your gate but then he came back for it.",
    },
    {
      text: "We went to see the sea. I mean, we went to the hill where the pedlar says you can see it from, and there was a line that was bluer than the sky, and Admiral looked at it for ages with both ears, and then he turned us round by himself, backwards first! {goods} please, because it was far.",
      reply: "Thank you! I asked the schoolmistress and she says that a line is how it starts.",
    },
  ],
  leafFall: [
    {
      text: "It's nothing but sacks now, and I know every gate by the noise it makes, so I can do it with my eyes shut, and I did, and that is how we came to be in the duck pond. Only Admiral got wet, and he liked it. Please could you send {goods}?",
      reply: "Thank you! I kept my eyes open the whole way there and back.",
    },
    {
      text: "There's a plate on the cart with my name on, and under it 'and Horse', because the reeve says that a thing ought to be complete. My father screwed it on and then he looked at the road for a bit, he said it was the wind. Please could we have {goods}? I can sign for it now.",
      reply: "Received, one lot, in good order. I signed! And then I put: thank you.",
    },
  ],
  hearth: [
    {
      text: "The road is so hard that they can hear us at the ferry before we are past the mill, and Admiral has got nails in his shoes and looks at his feet. We fetched the tree for the green and it was longer than the cart, so I walked behind and held up the end. Please could we have {goods}?",
      reply:
        "Thank you! When I let go of the tree everybody clapped and Admiral thought it was for him, so he bowed.",
    },
    {
      text: "After it snowed we put bells on Admiral, and the bellringer lent us Little Agnes's old strap, so they hear us at all the gates and come out before we've stopped, and by dinner we're done, and then we go round again with no sacks, only for the noise. Please may we have {goods}?",
      reply:
        "Thank you! We came past twice, once loud and once on the grass so as not to wake you.",
    },
  ],
};
