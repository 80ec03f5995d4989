// Old Peascod: hard to please, fond of gates, and not to be spoken to of peas.
import type { LetterWriter } from "./writer.ts";

export const peascod: LetterWriter = {
  letters: [
    {
      text: "Before you ask: no. Not peas, not pods, not anything with a green look about it. A man may be called Peascod and still choose. Otherwise I am easily pleased, whatever they say at the bakery. Bring {goods} and shut the gate.",
      reply: "It will do. You left the gate as you found it, and that is more than the reeve can.",
    },
    {
      text: "There are two notches to the latch of the churchyard gate. The second is the one that holds. For a month somebody has been leaving it on the first. I stood there three evenings to see who, and it is everybody. I came home hoarse. I want {goods}, and if you should pass that gate, you have been told.",
      reply: "It was on the second when I went by. I do not say that it was you. It was you.",
    },
    {
      text: "I took the baker's pie back to her. I did not say what was in it; I put it on the counter, one forkful gone, and let her look. She looked, and said that she was sorry. I had a whole speech ready, and there I stood with it. I want something of yours to get it down.",
      reply: "It went down. Most of the speech I have since given to a gatepost, who took it well.",
    },
    {
      text: "That hen has laid in my hat. It hung on its peg, minding its business. I went to complain to her owner, and it turns out that she has none; she merely turns up. I am bareheaded until she has finished. Send {goods}. A man without a hat is owed something.",
      reply: "Received with nothing on my head. She looked on as if I were the guest.",
    },
    {
      text: "You will have heard that I am hard to please. My father was harder. He once stood at that door and told a sunset that it needed more red. I ask for {goods}, and I promise to find only one fault.",
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
      text: "Nobody has died of my temper. The schoolmistress asked what I was like as a boy, and I said, shorter. She wrote it down. They are making a book of us, it seems, with the weather in it. If I am to be in a book I must be kept up to the mark: {goods}, and no skimping.",
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
  gifts: {
    pattern:
      "I have drawn you a row of pegs. A man should have somewhere to hang a hat where nobody sits in it.",
    note: "You press a cabbage. You do not wait until it feels like it. I have put down where the stone goes.",
    keepsake:
      "Onions. They have stood along my fence for forty years and never left a gate open. See that they are treated accordingly.",
  },
  declined: "I expected nothing, and here it is.",
};
