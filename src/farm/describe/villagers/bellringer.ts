// The bellringer: loud, shy, and on first names with five bells.
import type { LetterWriter } from "./writer.ts";

export const bellringer: LetterWriter = {
  letters: [
    {
      text: "If I write large, it is because I hear small. There are five of them up here: Great Agnes, Little Agnes, Mercy, the Corporal, and Prudence, who is cracked. They are good company. I climb ninety-one steps to them, and should like for once not to come with empty hands. {goods} would be heard.",
      reply: "Thank you. I rang one stroke for you, on the Corporal, in case you wondered.",
    },
    {
      text: "I beg your pardon for writing! I waved to you on Sunday, from the top, with both arms. Then it came to me that you might not have been looking up, and I got behind Great Agnes until you had gone by. It was only to ask for {goods}. You need not wave back.",
      reply: "You waved! I was so taken aback that I rang the quarter. It was ten to.",
    },
    {
      text: "It has been put to me that I shout. I only went to the mill to ask about the wheel, and the sacks trembled. When one stands all day under Great Agnes, a speaking voice is something one remembers, like a tune. How do people manage? Send me something to turn over in my hands while I think.",
      reply: "I thanked you in a whisper, to practise. The jackdaws looked round.",
    },
    {
      text: "Prudence is cracked from lip to shoulder and says 'tunk'. The reeve would have her melted. But she has rung the dinner hour for forty years, and the whole parish is used to eating at a tunk. I am on her side. {goods}, to be divided between us.",
      reply: "She said 'tunk', and I said grace.",
    },
    {
      text: "Mrs Tansy feeds me before the early peal; a man should not pull, she says, upon air. Since she has the new oven I am fed two minutes sooner, and have had to move the dawn. I am asking you for {goods} against the days when she lies in.",
      reply: "Rang the morning in on it. If anyone complained I did not hear.",
    },
    {
      text: "I have oiled the wheel at the mill three times. It never squeaked. The miller is Mrs Quern; you will know her. She said something to me on the stairs, I said yes, and I have been wondering ever since what I agreed to. I shall need {goods}, whatever it was.",
      reply: "It was whether I take milk. I have got off lightly, and am not wholly glad of it.",
    },
    {
      text: "Asked to tea at the mill! I held the cup as I hold the rope, not to drop it, and it went like a walnut. There was tea as far as the clock. I said sorry, too loudly, and a second cup came off its hook by itself. What does one send? I had thought of {goods}.",
      reply:
        "They had ugly flowers on them, she says, and she has six more that she is in no hurry about.",
    },
    {
      text: "When the baker's wall met in the middle we rang a full peal for the Thornes. They had not asked. Each thought that it was for the other, and was civil about it. Five thousand changes: I can lift nothing heavier than a spoon. Might {goods} be carried up to me?",
      reply: "The girl carried it, counting. She makes the steps ninety-two. I shall have to look.",
    },
    {
      text: "The reeve came up with a hammer to see about Prudence. He struck her once, by the book. She said 'tunk'. He stood there a good while, and then he said that it must be dinner time. She stays! I want to mark it with {goods} and an early supper.",
      reply: "So merry a supper that I rang it twice, and everybody ate again.",
    },
    {
      text: "She came up. She did not say a word until the top, and there she said all of it, into my good ear, slowly, as one pours. I am not going to write it down. I rang the evening in late, and if anybody asks, it was the rope. Send what one sends to a happy man.",
      reply: "That is exactly what one sends. You have a light hand with the happy.",
    },
  ],
  gifts: {
    pattern:
      "I have drawn you the box that the jackdaws live in! They have been over the drawing. The hole in the paper is theirs.",
    note: "You put the beans on at the first bell and stir at every stroke! It goes quicker to a beat. I have written the strokes down, large.",
    keepsake:
      "I beg your pardon, these are leeks! They come up by Candlemas if somebody rings for them. You may hum.",
  },
  declined: "I did not quite catch that, and take it to be no. A good day to you all the same!",
};
