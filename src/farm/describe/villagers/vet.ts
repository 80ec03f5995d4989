// The vet: writes at night, on a knee, with most of the words left out.
import type { LetterWriter } from "./writer.ts";

export const vet: LetterWriter = {
  letters: [
    {
      text: "Two in the morning. Cow-house. Lantern hers, knee mine. Calf the wrong way round; then not. Both up, both feeding. Cannot feel my arm. No money in this parish, and none wanted. Wanted: {goods}. Leave on cart. Do not wake the horse. It has had a night.",
      reply: "Found on cart. Ate left-handed. They have named the calf Lantern.",
    },
    {
      text: "Reeve's pony. Lame every Monday, when there is the round to do; sound by supper. Have prescribed Mondays off. The pony has recovered completely and the reeve is limping. In haste, and in need of {goods}.",
      reply: "Thank you. Have now prescribed the reeve a pony.",
    },
    {
      text: "Called out at two, to a dying goat. Goat not dying; goat full. It had eaten the minutes of three parish meetings, and the string. Told the reeve that there was no harm in them for anybody. Drove home with an empty bag and an empty everything.",
      reply: "Empty no longer. The goat asks after you. It forgets nothing, having read it all.",
    },
    {
      text: "That hen will not be examined. Tried gentleness, grain and a sack. She let me sit down and then examined me. Verdict: sound, but thin. Please see to it. {goods}, she seemed to think.",
      reply: "Seen to. At the second inspection I was passed without remark.",
    },
    {
      text: "Top farm. Old mare, colic, no more to give her. So walked her. Round the yard till the moon went, she leaning, I leaning back. Shepherd came out, did not speak, took the other side. Three of us until it was light. {goods}, if you can. Enough for a shepherd.",
      reply: "She ate at five. So did we, off the wall. He spoke: he said, 'Salt?'",
    },
    {
      text: "Held a lamp for Mrs Quern while she cut her stone. Eleven furrows, all by ear. I have sewn up worse than that and been praised for it. Nobody was ill; it was the best hour of my week. {goods} to the cart, please. I shall be asleep in it.",
      reply: "Was. Woke, found it, slept on. The horse took us home and mentioned it to no one.",
    },
    {
      text: "Ferryman's dog fell in, took the ferryman with it, climbed out over him, and was brought to me for shock. It had none. I prescribed a dry sack, large enough for two, and looked away while they both sat down on it. {goods} for the prescriber, if you would.",
      reply: "The prescriber is mending. The dog wants a second opinion, and half of it.",
    },
    {
      text: "Boy at the door past ten. Barefoot, hedgehog in his cap. Nothing wrong with it but the cap. Could not say so, he had run two miles. Listened to its chest, both sides. Prescribed a hedge, tonight. He asked what he owed. Told him, {goods}. He is going to ask you.",
      reply: "He came himself, to see it paid. Wanted a receipt, for the hedgehog.",
    },
    {
      text: "Old Peascod was here, a chick inside his coat, to ask on behalf of a friend. Do they feel the cold? What do they like? How soon may one say that they have taken to one? Sent no bill. Send me {goods} in place of it.",
      reply: "More than I should have charged. The friend has been back, about a perch.",
    },
    {
      text: "Slept eight hours. Nobody knocked. Lay there in the quiet wondering what was wrong with the parish, and got up and drove once round it. All well, every beast of it. I felt perfectly useless, and can recommend it. {goods}, on my way home, if your lamp is lit.",
      reply: "It was lit. I took that for a professional courtesy.",
    },
  ],
  gifts: {
    pattern:
      "Diagram of a sheep. Ignore organs. What is left is a sheepskin. Sheep consulted. Sheep well; had another coming.",
    note: "Cheese. Keep it as warm as a calf. Say a word to it and go. Learned at three in the morning, from the cow.",
    keepsake:
      "Found in bag, under bandages: seeds. Tomato. Paid me for a foal, years back. Handle as newborn.",
  },
  declined: "Never mind. Nobody has died of it, and I should know.",
};
