// The reeve: in numbered points and two copies, with somebody decent behind them.
import type { LetterWriter } from "./writer.ts";

export const reeve: LetterWriter = {
  letters: [
    {
      text: "Notice of inspection. (1) Your field was inspected on Tuesday, over the gate. (2) Found: weeds, three; a hen, not listed; the whole of it coming on very nicely. (3) That last is not a category. I have made it one. (4) The parish would be glad of {goods}. The Reeve.",
      reply:
        "Received in good order, and entered in both copies. You are still the only field under (3).",
    },
    {
      text: "The parish bushel has been tested against the one in the town. Ours is larger, by two handfuls. So for a hundred years everybody here has been given a little more than was written down. It is my duty to correct this. I have hung it back on its nail. Kindly send {goods}, by our measure.",
      reply:
        "Measured, by ours. I make it rather more than you stated, and have written down what you stated.",
    },
    {
      text: "Concerning the bridge. I have measured the river, with a string. I must add, for completeness, that I then let go of the string. The ferryman held the other end and did not laugh; I noted it at the time. While the survey is repeated, the surveyor would welcome some support.",
      reply: "Very welcome. The second figure agrees with the first, as far as I remember it.",
    },
    {
      text: "It fell to me to decide between two persons of one name and one house, in the matter of a gate. I heard each, on separate days. Each gave evidence for an hour, chiefly on the excellence of the gate. I have had it oiled. Kindly provide {goods}, as costs.",
      reply:
        "Costs are settled. It squeaks no more, and both complain that they cannot hear the other go out.",
    },
    {
      text: "It is my duty to state that my pony is well on six days of the week. On the seventh, being Monday, I walk. In a month of Mondays I have met more of this parish than in nine years of riding. They come out. They hand one things. I wondered what you would be likely to hand one.",
      reply: "I see. That is a good deal more than a wave.",
    },
    {
      text: "I was found on a bank by a child with a cart, and conveyed. She asked what a reeve is for. I explained drains, paths, weights, and the settling of things. 'And who settles you?' she asked. I undertook to look into it. Meanwhile, for the office: {goods}.",
      reply: "Received for the office. I find it settles one considerably.",
    },
    {
      text: "It was moved that the cracked bell be melted. I inspected it in person (ninety-one steps) and struck it in the prescribed manner. I beg to report that I have dined to that sound every day of my life and never knew. The motion is lost. So is my hammer. {goods}, please, and no more motions.",
      reply: "Most welcome. The hammer was returned by a jackdaw, less the handle.",
    },
    {
      text: "My sum is finished. A bridge would cost what the ferry costs in two hundred and twelve years. I went through it for mistakes, and noticed that I hoped to find none. I read it to the ferryman myself. One seldom brings such arithmetic to anybody. I should like to keep the day with {goods}.",
      reply: "Kept. I also crossed over, and back, with no business on either side.",
    },
    {
      text: "Contents of the parish chest, audited: one seal; one list of contents; one spade, marked THORNE, taken in evidence by myself eleven years ago, in the matter of the gate, and forgotten. I am at a loss how to return it. One would not disturb a peace. I should value {goods}, and your discretion.",
      reply:
        "Both received. I have leant it on their gate, by night, like a thief, from the wrong side.",
    },
    {
      text: "I have served ten years, after which another may be chosen. The meeting was asked for names. There was a long silence; then the hen walked the length of the table, and everybody looked at me, and I was continued. I do not know when I was so moved. {goods}, for all present.",
      reply: "All were present. It is minuted, in two copies, one of them kept from the goat.",
    },
  ],
  gifts: {
    pattern:
      "Attached, the plan of the parish bench, in two copies. (1) There is room on it. (2) So far it has been sat on by me. (3) You would be welcome.",
    note: "Attached, the duration of cider. The regulation says twelve hours. I looked in after eight, and it was ready. I have amended the regulation.",
    keepsake:
      "Attached, three seeds, impounded in my first year. It was a misunderstanding, and a cabbage. I have kept them in order ever since.",
  },
  declined: "Declined; noted; no further action.",
};
