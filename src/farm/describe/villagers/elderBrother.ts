// The elder of the brothers Thorne, who does not speak with the younger: he writes as if before a judge.
import type { LetterWriter } from "./writer.ts";

export const elderBrother: LetterWriter = {
  letters: [
    {
      text: "Sir or Madam. It has come to my notice, through the wall, that the person in the other half of this house has ordered {goods} of you. I do not ask why. I order the same, to be delivered at the front, and to be no smaller. A. Thorne.",
      reply: "Delivered. I compared it with his, as far as the window allows. We are even.",
    },
    {
      text: "It is said that my brother and I do not speak. That is inexact. I do not speak; he does not speak back. It began eleven years ago over a matter of a gate, and I could tell you who left it open, but I am not one to talk. I require {goods}.",
      reply: "Received. I said nothing, and he said nothing in return, as is our custom.",
    },
    {
      text: "Our stove stands in the middle of the house, and has two doors. He lights it before six, I after. In eleven years it has not been out. There are people who would call that an understanding. I call it a stove. Kindly send as much as you have sent to him.",
      reply: "Exact to the ounce. I am obliged. The stove was warm when I came down.",
    },
    {
      text: "I am engaged to lay bricks for the baker, mornings only. I understand that another is engaged for the afternoons. I have informed her that I answer for my own courses, which begin at the left. {goods} will be needed. I hear from the right that bricklaying gives one a taste for things.",
      reply: "Forty bricks were laid on it. His I did not count. Forty-one.",
    },
    {
      text: "The work is done. I kept my line by our father's cord, and when we came to the middle the other half stood on the same line to a hair. He has no cord. I should be glad to know how he did it, but there is no one whom I could ask. {goods}, at the front.",
      reply:
        "Thank you. The cord is longer than I need, I find. I have left half of it on the stove.",
    },
    {
      text: "On Tuesday the person in the south half said 'Mind'. A beam was coming down; I minded. I have gone over it several times. He may have been addressing the beam. Until that is settled I hold that nothing was said. Send {goods}, and word of whatever he has told you.",
      reply: "He has told you nothing, I take it. Nor me, if one leaves out the one word.",
    },
    {
      text: "The schoolmistress asked him what I was like as a boy, and me what he was. I wrote: 'Quick, left gates open, could whistle with two fingers.' What he put she has not read to me. I do not enquire. You may enter me for {goods}.",
      reply: "She has sent me his page, by mistake, if it was one. He wrote: 'He carried me home.'",
    },
    {
      text: "There was whistling in the south half last night. With two fingers. I had not heard it for eleven years, and it has not improved. I put my door on the latch, for the air. He has ordered {goods}, I hear. I order the same; a man who whistles is not to have more than a man who listens.",
      reply:
        "It was the same, and with his it is more than two men can use. There is half of mine on the stove.",
    },
    {
      text: "I find from my accounts that I have always ordered what he ordered, and so have eaten what he ate, on the same days, at the same hour, with a wall between. A person might argue that we have dined together four thousand times. I put it to you without comment, and ask for {goods}.",
      reply: "Without comment: he had laid for two.",
    },
    {
      text: "This morning the gate below our land stood open. I went down to see to it as he was coming up to see to it. I said, 'It was you.' He said, 'It was the hen.' I record that conversation has been resumed, upon a question of fact. {goods}, for two, at the one door.",
      reply: "It was the hen.",
    },
    {
      text: "He talks a good deal, now that he may. Last night he gave me eleven years of weather, most of which I had noticed. I make no complaint. A house warms more quickly with two voices in it. My brother wants {goods}. I happen to want the same.",
      reply: "Shared. He gave me the larger part, and believes that I did not see.",
    },
    {
      text: "We have taken our wall down as far as the height of a hat. The rest I leave standing; it is sound work, and one of us may yet wish to be cross. Kindly bring {goods} to either door. They lead into the same kitchen.",
      reply: "Received in the kitchen. He had the door open before the knock.",
    },
  ],
  gifts: {
    pattern:
      "Enclosed, the plan of a chair with four legs of one length. I mention it because there are other chairs in this house. A. Thorne.",
    note: "Enclosed, how a stew is cooked by somebody who does not keep lifting the lid. It is done sooner. I have shown it to no one.",
    keepsake:
      "Our father divided a packet of carrots between us. This is from my half. I have nobody here to grow it against. You may have the advantage.",
  },
  declined: "The refusal is noted. I trust that he was refused as well.",
};
