// Mrs Tansy, the baker: brisk, early up, and kinder than her lists.
import type { LetterWriter } from "./writer.ts";

export const tansy: LetterWriter = {
  letters: [
    {
      text: "I am up at three and the oven is up at four, so we have an hour in which neither of us is any use. I make lists in it. You are on today's, under yeast: {goods}, please, whenever your back allows.",
      reply:
        "Came while the second batch was in. I have crossed you out, which is the highest honour my lists know.",
    },
    {
      text: "My oven has a crack you could post a letter in. I wrote to the reeve for bricks and had a receipt for my writing. Meanwhile I bake everything a little to the left. Could you let me have {goods} while I wait for the parish to move?",
      reply: "Thank you. Nothing from the reeve yet but a second receipt.",
    },
    {
      text: "People think that a baker eats cake. A baker eats the ends of things, standing up. I should like for once to sit down to something out of somebody else's ground, with a cloth on the table and the shop door shut.",
      reply: "I sat. There was a cloth. The bellringer knocked twice, and I let him knock.",
    },
    {
      text: "Old Peascod is owed an apology. I sold him a pie by its crust and never asked what was under it, and what was under it was peas. He brought it back with one forkful gone, wrapped in somebody's minutes. Send me {goods}, to take to him.",
      reply: "He took it and said nothing, and from him that is nearly a speech.",
    },
    {
      text: "Bricks at last: two hundred, from the reeve, with a form. To lay them there are only the Thornes, and you know how that is. I have asked the elder for mornings and the younger for afternoons. They have to be looked after separately. {goods}, please, and I shall divide to the ounce.",
      reply: "Divided. Each of them asked whether the other had got more.",
    },
    {
      text: "You never saw such a thing. One brother builds from the left, the other from the right, and neither looks up. It is the straightest wall in the parish. They will meet in the middle by Friday, if they can bear to. I am keeping the pair of them going, and need help with it.",
      reply: "They met in the middle. Neither of them remarked on it. You cannot find the joint.",
    },
    {
      text: "This new oven is too good. Everything comes out even, and my customers ask what is wrong. Mrs Quern says that she misses the burnt side, so I have promised to spoil one loaf a day for her. Would you send {goods} across? My hands are full of other people's opinions.",
      reply: "Thank you. I burnt one for Mrs Quern this morning, and it took me three tries.",
    },
    {
      text: "A girl stands at my door every morning for the smell and says that she is waiting for her horse. The horse is waiting for her. I have begun to hand things out to both of them. So now I am short of {goods}, and not at all sorry.",
      reply: "The girl says thank you. The horse has eaten the bag.",
    },
    {
      text: "When my mother kept this shop she wrote every debt in flour on the table and wiped it off at night. I asked her how she remembered. She did not, she said; that was what the wiping was for. I still pay mine. Send {goods}, and tell me what I owe.",
      reply: "Paid, and written down in ink. I have not her courage.",
    },
    {
      text: "Guess who came in, bought a loaf and told me that it was bread. I waited for the rest. There was none; Peascod meant it kindly. I have been light on my feet all week, and it has gone through my shelves. {goods} would set me level.",
      reply: "Level again. He was back on Saturday and said it once more.",
    },
  ],
  gifts: {
    pattern:
      "With it goes the paper on how I shape a loaf. It has butter on it. So will yours have.",
    note: "Since you have come this far: a loaf needs less time than everybody gives it. The rest is standing about. It is all written here.",
    keepsake:
      "My mother baked with this wheat, and I have kept a twist of it behind the clock. A clock cannot sow. You can.",
  },
  declined: "No matter, my dear. I shall bake round it.",
};
