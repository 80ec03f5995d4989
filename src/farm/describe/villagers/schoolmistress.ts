// The schoolmistress: exact, fond of brackets, and of all eleven of them.
import type { LetterWriter } from "./writer.ts";

export const schoolmistress: LetterWriter = {
  letters: [
    {
      text: "Forgive the margin; it was ruled by the lower form. We have been reckoning how many spoons it takes to empty the pond (answers: ninety; nine thousand; 'whose spoon?'). For the next lesson I need something that can be counted and then disposed of. {goods} would serve.",
      reply: "Counted twice, with two results; then once more, with none left.",
    },
    {
      text: "The stove in the schoolroom smokes whenever the wind is in the west or an inspector is in the parish. We have written this up as a law and tested it. (It holds.) I should be glad of {goods}. There are eleven of them, and they think better afterwards.",
      reply: "Thank you. One of them thought so well that he has asked for Friday off.",
    },
    {
      text: "I keep a record of the rain, in a jar, with a paper scale. In nine years the jar has been broken twice by boys, once by frost and once by the reeve, who wished to check it. The record therefore has four gaps, which I describe in detail. One comes to value whatever arrives whole.",
      reply: "Received whole, and entered under 'other falls, agreeable'.",
    },
    {
      text: "The carter's girl is the best head for figures I have had, and I have her one day in three. Yesterday she put my long division right through the window, without stopping the cart. Would you send {goods}? I mean to bribe the horse.",
      reply: "The bribe was taken. She stayed until noon, and so did he, looking in.",
    },
    {
      text: "Each child was to bring the oldest thing at home. We had a horseshoe, two coins, four grandmothers (who stayed for the singing), and a dried pea, from somebody who would not say whose it was. I am now short of {goods} and of chairs.",
      reply: "The grandmothers send their regards, and ask when there is school again.",
    },
    {
      text: "Kindly keep it to yourself, but on Thursdays I go over the river to draw. I have taught here for nine years and could not have told you our outline. From the far landing it is perfectly clear: we are a long low thing with a chimney, waiting for somebody. {goods} would make the afternoon complete.",
      reply: "Shared on the far landing, with charcoal fingers. He asked me nothing, beautifully.",
    },
    {
      text: "We are making a book of the parish: its weather, its hedges, who lived where, and what they were like when small. I went to Old Peascod first, on the principle that one begins with the steepest hill. May I put you down as well? (One may answer in kind.)",
      reply: "Thank you. I have entered that as your answer; it was the clearest we had.",
    },
    {
      text: "Before my time the brothers Thorne sat side by side in this room. Their names are cut into the same desk, with a groove between. I showed it to each of them, on different days. Each ran his thumb along it and asked which had cut deeper. (Neither.) {goods}, for the top form, please.",
      reply: "The top form, who is twelve, was much obliged.",
    },
    {
      text: "We have had the inspector. He asked the children what they knew, and they told him, from nine until four, without once repeating themselves. He left by the window, the small ones say. (By the door, but quickly.) I want to give them a feast, and shall begin with {goods}.",
      reply: "They voted it better than the inspector, eleven to none.",
    },
    {
      text: "Our book is finished. It has two hundred pages and one drawing, right across the middle, of us as we look from over there. I thought that I should feel clever. I feel as one does when a trunk is packed: quite sure that something is still lying on the bed. Something of yours, I think.",
      reply:
        "So that was it. You are on page one hundred and forty, between the hedges and the weather.",
    },
  ],
  gifts: {
    pattern:
      "The lower form has drawn you its blocks (to scale; to two scales, as it turned out). They may be sawn by either.",
    note: "We have timed jam (one kettle, eleven spoons). It is done sooner than the books maintain. I enclose the working.",
    keepsake:
      "Enclosed, peas, from the jar on the window-sill. They have been an example for nine years and would like to be a plant.",
  },
  declined: "Quite understood. (I had only put you down in pencil.)",
};
