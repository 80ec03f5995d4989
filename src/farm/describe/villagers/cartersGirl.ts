// The carter's girl, who is ten and drives: one breath to a sentence, and nothing left out.
import type { LetterWriter } from "./writer.ts";

export const cartersGirl: LetterWriter = {
  letters: [
    {
      text: "This is written on the cart, because my father's back is bad and I am driving, so the bumps are not mistakes. The horse is called Admiral and is nineteen. He knows all the ways but does not always say which. I am to ask for {goods} and to say please. Please.",
      reply: "Thank you! Admiral had the paper before I could stop him, so he says thank you too.",
    },
    {
      text: "Did you know that if you have eight sacks and leave one at every gate and there are seven gates, you get home with one sack and somebody is cross? That was Monday. So could we please have {goods}, and I shall count at both ends.",
      reply: "It was right at both ends! I have written it on my hand to show my father.",
    },
    {
      text: "I can do long division in my head but I can't go backwards with a cart. Admiral will go anywhere so long as it is in front of him. I am teaching him 'back' with rewards, and so far he has learned the rewards. We need a lot more for the lessons.",
      reply:
        "He went back one whole step! It might have been a fly, but I was saying 'back' just then.",
    },
    {
      text: "The schoolmistress says I may come whenever the horse can spare me, and I told the horse, and he looked how he looks. She made a mark on the wall for how tall I am, and one for Admiral. His is higher but he had his head up. Please may we have {goods}?",
      reply: "Thank you from both of us. I have grown half a finger and he has not grown at all.",
    },
    {
      text: "There was a hen on the cart when we got to the ferry and no one had loaded her. She was sitting on the sacks looking at the view. The ferryman asked if she was freight or a passenger, and I said I thought she was the owner. Could you send {goods}, because she sat on ours.",
      reply: "Thank you! She got off at the other side and was home before us, I don't know how.",
    },
    {
      text: "Things I have found on the road up to now: a thimble, a wheel (not ours), a left glove, the reeve. He was sitting on the bank because his pony had gone home without him, so we took him up and he gave me a receipt. My father says you can't eat it. Have you got {goods}?",
      reply: "Thank you! I am keeping the receipt as well. It has a stamp.",
    },
    {
      text: "The pedlar says that the sea has no other side and you can look as long as you like. I have only been to the ferry and that has one, I have stood on it. When I am grown up I shall drive Admiral to the sea. He will be thirty. Could we have {goods}, to practise going far with?",
      reply: "We practised as far as the crossroads. I think the sea must be just after that.",
    },
    {
      text: "It was a dare and I'm not saying who from. You had to put a pea pod on Old Peascod's step and get away, and I did get away, but then I looked round and he had come out and sat down next to it. He was still sitting when we came back. Was it wrong? We need {goods}.",
      reply: "Thank you. And he waved! It was not a big wave, he did it with the stick.",
    },
    {
      text: "I counted up the tower and it is ninety-two and not ninety-one, and the bellringer went pale and came down and counted, and it's ninety-two. He always began on the first one. I said sorry and he said no, all these years he has been higher than he thought. {goods} please!",
      reply: "I gave the bellringer some, because he was so nice about it.",
    },
    {
      text: "BACK! He did it! All the way from the mill gate to the trough with the cart straight, and Mrs Quern came out and clapped and it made a cloud. My father walked over to see, with no stick, by himself, and I think those two had planned it. May we have {goods} for a party? It's on the cart.",
      reply:
        "Everybody sat along the tailboard and Admiral backed us the whole way round the green.",
    },
  ],
  gifts: {
    pattern:
      "I have drawn you Admiral but on rockers, and he nearly stood still for it, and the ears are right because I did those first.",
    note: "This is how you make the party cake, and if you beat it on the cart it is done much sooner because of the bumps, so go round by the mill.",
    keepsake:
      "These are from the sunflower that was taller than Admiral, even with his head up, because I measured, so please grow one by a wall and tell me.",
  },
  declined: "That is all right. We were going past anyway.",
};
