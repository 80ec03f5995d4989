// Widow Quern at the mill: slow to speak, and still half in conversation with Jonas.
import type { LetterWriter } from "./writer.ts";

export const quern: LetterWriter = {
  letters: [
    {
      text: "A mill talks all day. Mine says the same few words, and Jonas and I could never agree what they were. He heard, 'Bring the other sack.' I hear, 'No hurry, no hurry.' In that spirit I ask you for {goods}.",
      reply: "It came without hurry, and none the worse.",
    },
    {
      text: "A man came from the town, stood where Jonas used to stand, and talked of steam. I gave him the chair with the flour on it. I ought to have said. He walked off across the yard with a white seat to his trousers, and Jonas would have, well. Might I trouble you for {goods}?",
      reply: "Thank you. I have told it to the wheel twice now, and it keeps.",
    },
    {
      text: "In the loft there is a chest that has been locked for nine years. Jonas carried the key in a pocket with a hole, and would have laughed. I dust it. It is astonishing how one can long to know a thing, after nine years of not needing it. Let me long for something simpler today.",
      reply: "Thank you. I set it down on the chest, and have left off dusting.",
    },
    {
      text: "The stone has gone blunt. It needs new furrows, cut with a hammer, in a pattern. Jonas did it by eye, and hummed. The man who does it for money cannot come before the winter. So the hammer lies on the table. I have moved it twice now, to lay the cloth. Send {goods}, would you?",
      reply: "I took it up on Thursday, for an hour. There are two furrows, and a thumb in a rag.",
    },
    {
      text: "The bellringer has been, to ask whether the wheel needs oil. It did not need oil on Monday either. He stands under the beam with his hat in his hands and shouts, poor man, because he cannot hear himself. I gave him what I had for his road, and am left without for mine.",
      reply: "Now I have. He was here again. I let him oil it.",
    },
    {
      text: "You would think that flour settles. It is in the clock. It is in the hymn book, at the harvest ones. When I shake out Jonas's coat there is still a breath of it, and I have not the heart to wash a coat that can do that. {goods}, please, at your leisure.",
      reply:
        "Thank you. I shook the tablecloth from the window afterwards, and the sparrows sneezed.",
    },
    {
      text: "Eleven furrows. The vet looked in and held the lamp for me, being up with a cow in any case. It is not a pattern that Jonas would have known, but it goes round, and what comes out is finer than it was. I am as white as a ghost, and as pleased. I could manage {goods}.",
      reply:
        "I managed. Mrs Tansy says that she can tell by the loaf. She never says so unless it is so.",
    },
    {
      text: "That pedlar has a key which he tries in every lock, as other men pat dogs. He tried it in my chest. I have sent him out to see to his mule, to be by myself for a minute. I have not lifted the lid. I write to you first, asking for {goods}, I hardly know why.",
      reply:
        "His Sunday boots, a bag of seed wheat, and a list of what he meant to say to me on my birthday. It is quite a short list.",
    },
    {
      text: "I have put Jonas's coat on the scarecrow. He always wanted to be out more. The rooks sit along the arms and talk, so it is no use as a scarecrow; but it was no use in the cupboard either. Would you let me have {goods}? I have company on Sunday.",
      reply: "The company came at three, and shouted how good it was. I shouted back.",
    },
    {
      text: "Well, I have been up the tower. It is a great many steps, and he begged my pardon for each. From the top one sees the wheel go round, quite small, and saying nothing at all. I never knew that it could. Next time I should like to take up {goods}; the jackdaws have everything else.",
      reply: "We sat over it from the quarter to the half hour. One must be quick up there.",
    },
  ],
  gifts: {
    pattern:
      "Jonas tied a sheaf with a turn that I never saw elsewhere. I have drawn the turn. The rest is only wheat.",
    note: "He held that maize should be ground twice and baked once, and that most people have it the wrong way about. It is quicker, too. I have put it down as he said it.",
    keepsake:
      "There were three grains of his wheat in the seam of a coat. He would have said that they were having a rest. Wake them, would you?",
  },
  declined: "Another time, then. No hurry, as the wheel says; no hurry.",
};
