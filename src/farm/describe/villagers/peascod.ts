// Old Peascod: hard to please, fond of gates, and not to be spoken to of peas.
import type { Writer } from "./writer.ts";

export const peascod: Writer = {
  letters: [
    {
      text: "Before you ask: no. Not peas, not pods, not anything with a green look about it. A man may be called Peascod and still choose. Otherwise I am easily pleased, whatever they say at the bakery. Bring {goods} and shut the gate.",
      reply: "It will do. You left the gate as you found it, and that is more than the reeve can.",
    },
    {
      text: "There is a snail on my step. I carried it to the end of the lane on Monday, and on Thursday it was back, so that is its pace and I know it now. I want {goods}. Take your time. I am used to being called upon slowly.",
      reply: "Quicker than the snail. Not by as much as you think.",
    },
    {
      text: "The baker sold me a pie. I shall say no more of it. It was the lid that deceived me; it looked an honest lid. I have had a bad taste in my opinion of people ever since, and want something of yours to take it off.",
      reply: "Better. My opinion of people is back where it was: low, but dry.",
    },
    {
      text: "That hen has laid in my hat. It hung on its peg, minding its business. I went to complain to her owner, and it turns out that she has none; she merely turns up. I am bareheaded until she has finished. Send {goods}. A man without a hat is owed something.",
      reply: "Received with nothing on my head. She looked on as if I were the guest.",
    },
    {
      text: "You will have heard that I am hard to please. My father was harder. He once stood at that door and told a sunset that it wanted more red. I ask for {goods}, and I promise to find but one fault.",
      reply: "I have found it. I am keeping it to myself.",
    },
    {
      text: "I shall tell you about peas once. When I was seven the barn roof came down on everything but a bin of them. We ate peas from the first frost to the lambing, boiled, mashed and cold. There were nine of us, and I was the one who had to be thankful aloud.",
      reply: "Obliged to you. I say it aloud because nobody made me.",
    },
    {
      text: "That girl of the carter's goes by and looks at my step, and then at me, as if doing a sum. I asked her what she wanted. 'It's a dare,' she said, and went on. I do not care to be a dare at my age. Put {goods} by the door, where I can see who comes.",
      reply: "I saw that it was you. I had the stick out for no reason.",
    },
    {
      text: "Nobody has died of my temper. The schoolmistress asked what I was like as a boy, and I said, shorter. She wrote it down. They are making a book of us, it seems, with the weather in it. If I am to be in a book I want keeping up: {goods}, and no skimping.",
      reply: "You did not skimp. I shall tell her to put you in as well, further back.",
    },
    {
      text: "The hat has hatched. Three of them, yellow, and one follows me about. I have not encouraged it. I call it Nothing-at-all, and it comes when it is called that. It eats from my hand, and I get nothing done. I need {goods}.",
      reply: "Nothing-at-all has sat down on the lot. I have not the heart.",
    },
    {
      text: "Somebody has laid a pod on my step. One. No note. I sat down beside it until the evening; and then, as it was late and no one was looking, I opened it. They were peas. I have nothing to add. {goods}, and mind the gate.",
      reply: "I have nothing to add to that either. The gate was shut very nicely.",
    },
  ],
  again: [0, 1, 4],
  declined: "I expected nothing, and here it is.",
};
