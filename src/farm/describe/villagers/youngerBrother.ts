// The younger of the brothers Thorne, who does not speak with the elder: he makes light of it, nearly.
import type { LetterWriter } from "./writer.ts";

export const youngerBrother: LetterWriter = {
  letters: [
    {
      text: "Himself beyond the wall has had something delivered; I can hear the knot being undone. It will be from you, he trusts no one else. Let me have {goods}, round the back. If that should be the very same it is pure chance, and you may tell him so.",
      reply: "Grand. I said thank you to the wall, loudly, so that he should know.",
    },
    {
      text: "You want to know what we fell out over. A gate. I forget which of us left it open. No, that is a lie, I know very well, but I am so used to his being wrong about it that I should miss it. Back door, please: {goods}.",
      reply:
        "Thanks. I would call it over the wall, but it is his turn. It has been for eleven years.",
    },
    {
      text: "He folds his washing square on the line, before it is dry. I see it from here: eleven years of squares. I hang mine up anyhow, to give the man something to look at. I could do with something to look at myself: {goods}, say, where he can see it.",
      reply: "A lovely sight. I have put it in the window, to be fair to him.",
    },
    {
      text: "Mrs Tansy has hired us both to wall in her oven, him before dinner and me after, like sun and moon. I begin at the right. I never carry a cord; I look where his is going and put mine there. That stays between us. {goods}, for the thirsty end of the day.",
      reply: "Just the thing. His half is dead straight, so I had an easy week.",
    },
    {
      text: "I said a word to him. It fell out of me. A beam was on its way down and he stood beneath it thinking, as he does, so I said it. He moved, he looked at me, and he went off to decide what it meant. I am all of a shake. I had better have {goods}.",
      reply: "Steadier. He has not decided yet. I can hear him walk up and down.",
    },
    {
      text: "Found on the stove: half a ball of our father's cord, wound his way, tight as a nut. There was I thinking that it had gone the way of the spade. Now what does one leave on a stove in return? I have thought of {goods}, if you will back me.",
      reply:
        "Left there at six, gone by seven, and the plate put back square to the edge. That is a letter, from him.",
    },
    {
      text: "The schoolmistress would know what my brother was like as a boy. What is there to tell? There was a flood, and I was five; he was seven, and not a big seven. I put it in four words and gave her the paper back quickly. {goods}, please. I have gone hollow.",
      reply: "That filled it. She has put us on one page, she says, with nothing in between.",
    },
    {
      text: "Tried whistling again. Two fingers, so, and blow as if it were no matter. I thought half the parish would come running, and all there was was a latch on his side, going up. I stopped to listen. It did not go down. What is good for nerves? {goods}?",
      reply: "Very good for them. I whistled the second verse.",
    },
    {
      text: "Laid for two. Took one plate away. Put it back. It is a daft thing to be shy of a man whose snoring one has heard through bricks since one was forty. If I am to do it properly, there must be {goods} in the middle.",
      reply: "In he came, looked, sat, and passed me the salt unasked. I cannot bear salt.",
    },
    {
      text: "So we are talking. He opened, with three words, all of them an accusation; I cannot tell you what good it did me. He says I left it open, I say it was that hen, and we were at it until midnight. {goods}, for the pair of us, whichever door you come to.",
      reply: "He says thank you. I am to tell you that he said it first.",
    },
    {
      text: "Himself came round in his coat to tell me that it is raining. I have a window. He stood on the step until I asked him in, and then he told me about the rain. There is a chair by the stove for it now. {goods}, when you pass? He will never say that he is hungry.",
      reply: "Two helpings, and not a word. Then he looked out and told me that it had stopped.",
    },
    {
      text: "Our wall is down to where you see a hat go by. I look up when it passes, and it lifts. Strange how long a man can go without a thing, and then not one morning more. My brother says {goods}. For once I had thought of it before him.",
      reply: "Half each; then he gave me half of his half, and so on until it was dark.",
    },
  ],
  gifts: {
    pattern:
      "Here is how you make my chair. It's a terrible chair. He has one as straight as a rule, and ask him who sits the longer.",
    note: "Leek pie, the quick way: hotter, and you don't look. He would be horrified. I have told him, through the wall, to be sure of it.",
    keepsake:
      "The old man left us carrots, half each. I keep mine in a sock. Sow them beside his, if he should have sent you any. He won't say. He will, though.",
  },
  declined: "Ah well. So long as he gets none either.",
};
