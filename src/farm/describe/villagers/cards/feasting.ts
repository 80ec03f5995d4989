// Postcards that invite to a festival, and those that come after an evening there.
import type { CardText } from "./card.ts";

export const feastingCards = {
  festivalComing: [
    {
      writer: "bellringer",
      of: "wassail",
      text: "It is nearly Wassail! We go out to the old apple tree with cider and shout at it, and for one evening I am not asked to speak lower. There is toast for the twigs, and for the robin. Your place is next to me. I shall do my shouting to the other side.",
    },
    {
      writer: "quern",
      of: "candlemas",
      text: "Candlemas is near, and the green will have its ring of lights. It is the smallest feast that we have. A candle each, and few words; one lets go of the dark, and walks home in what is left of it. I have kept a place beside me, out of the wind.",
    },
    {
      writer: "vet",
      of: "lambing",
      text: "Lambing, on the green, in a few days. Am host; shall be asleep. Straw, hurdles, two ewes who know what they are doing. Visitors hold the lantern and say nothing, which is the whole art. There is a dry corner, next to the larger ewe. Warmest seat in the parish. It is yours.",
    },
    {
      writer: "schoolmistress",
      of: "maypole",
      text: "The pole is up (quite straight; we used the elder Thorne). Maypole Week begins in a few days, and I have two ribbons left, a red one and one that was red. We dance badly, but in the right order. Your place in the ring is being kept by a child who stands in it.",
    },
    {
      writer: "cartersGirl",
      of: "hay",
      text: "It's Hay Week in a few days and we're in it, Admiral is the one with the cart! First you turn it over with a fork, and then it's turned, and when it's high enough you can jump. I've said you're sitting up in front by me. He said yes with his foot.",
    },
    {
      writer: "tansy",
      of: "longTable",
      text: "My trestles are out and my cloths are on the line. In a few days we lay the Long Table: six dishes, one from every sort of pot. I have put your chair between me and the draught. All twelve of us come, even the one who says each year that he does not.",
    },
    {
      writer: "quern",
      of: "lammas",
      text: "Lammas is a few days off, and with it the first loaf of the new corn, baked like a sheaf. Jonas cut it for thirty years. He gave away the first slice before he took his own, and always to whoever came last. I should think that it will be you this time, or me.",
    },
    {
      writer: "reeve",
      of: "weighIn",
      text: "The Weigh-In is called, upon the green, in a few days. (1) The scales are oiled. (2) All is weighed by our measure, and so gains a little. (3) Nobody loses; there is a rosette for each, and I cut them out myself. (4) Yours is done. It came out larger than I meant.",
    },
    {
      writer: "peascod",
      of: "appleDay",
      text: "Apple Day is close, and I am host, as the only one who can peel one whole. It is noisy. There are children. They throw the peel over one shoulder and shriek at it. I go for the apples. The ladder is mine, and there is room on the other side of it.",
    },
    {
      writer: "tansy",
      of: "stirUp",
      text: "Stir-up Sunday is in a few days, and the copper bowl has been let out of its cupboard. Everybody takes the spoon once, and wishes. I can mostly guess: round slowly, it is a person; quickly, a pig. There is a turn kept for you, and I shall look at the ceiling.",
    },
    {
      writer: "ferryman",
      of: "lanterns",
      text: "We hang the lanterns in a few days, post to post. My mother began it: she put out one, so that a late fare should find the landing. Somebody hung a second, so that hers should not be alone. There is a place left on the cord. I thought that you might know.",
    },
    {
      writer: "hen",
      of: "midwinter",
      text: "In a few days they put up a tree, and everybody comes. They sing. There are parcels; I have sat on those, and they are warm if one is patient. I go to the top. It has never been discussed. From up there I shall look for you.",
    },
  ],
  festivalSat: [
    {
      writer: "vet",
      of: "wassail",
      text: "Was beside you at the tree, in so far as I was awake. They shouted. You jumped. I had hold of your sleeve at the time, and wish to thank it. No calls that night. Slept on my feet, toast in pocket, until the robin found it. All three of us are doing well.",
    },
    {
      writer: "bellringer",
      of: "candlemas",
      text: "I did not say one word at Candlemas! There were twelve flames, and your face on the other side of them, and I thought: if I breathe out, it is all over. So I breathed in, from the first candle to the last. I am still rather full of it.",
    },
    {
      writer: "elderBrother",
      of: "lambing",
      text: "I was present at Lambing, and was asked to hold one. It had been in the world for an hour and had no papers of any kind. It went to sleep on my collar. I remained standing, as you will be able to confirm, until the lantern was out. The collar has not been washed.",
    },
    {
      writer: "youngerBrother",
      of: "maypole",
      text: "He danced. I put it down so that it has been said. When he thought we had all gone for the bread he took hold of a ribbon, a blue one, and went once round, very correct, with his lips moving. Never tell him that you know. He would only do it better.",
    },
    {
      writer: "hen",
      of: "hay",
      text: "You came to the hay. You sat low down, where the mice come out, and did not know what to do with them. I did. They sang. I moved up by one heap for each song. By the end I was over all of you, and nobody had fallen off. Good.",
    },
    {
      writer: "peascod",
      of: "longTable",
      text: "They put me near you at the Long Table. Of the six dishes I left the first, for reasons of my own. The others I went through twice, for a fault, and when I was nearly sure of one they took the plates away. I consider that I was hurried.",
    },
    {
      writer: "tansy",
      of: "lammas",
      text: "You sat by me at Lammas, and I never told you what you did. When the new loaf came round you took the end. Nobody takes the end; they leave it for the baker. So I had the middle that night, for the first time in my life. I see now what they all mean.",
    },
    {
      writer: "ferryman",
      of: "weighIn",
      text: "Sat across from you at the Weigh-In. Grey beard. When they were done with what had been grown the reeve put me on the scales, for completeness. I came to three passengers and a goat. He has it in two copies. I had thought, three passengers.",
    },
    {
      writer: "cartersGirl",
      of: "appleDay",
      text: "My peel came down as an S, or a two from where the reeve stood, and yours came down as something you can't read, and you laughed the most. Admiral got all the peels after, so now he's got everybody's letters in him and could marry anyone. He isn't in a hurry.",
    },
    {
      writer: "quern",
      of: "stirUp",
      text: "That Sunday I watched you take the spoon. Everybody shuts their eyes to wish. You shut yours a little late, as if to see first who was there. I did the same. I had meant to ask for something, and then I only went through the faces. I believe that it counts.",
    },
    {
      writer: "schoolmistress",
      of: "lanterns",
      text: "One of my small ones stood by you, the evening that the lanterns were lit. She asked you why a light goes further over water, and you both looked at it for some time. (I have taught for nine years, and should have answered.) She says that it was the best lesson of the year.",
    },
    {
      writer: "reeve",
      of: "midwinter",
      text: "Minutes of Midwinter. (1) Present: all. (2) In the chair: the hen, upon the top of the tree. (3) It was moved that we stay a little longer. This was moved four times. (4) I looked round, as is my duty, for who was missing. I looked at you last, and wrote: nobody.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
