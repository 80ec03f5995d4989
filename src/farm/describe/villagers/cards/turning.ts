// Postcards about a season's first week.
import type { CardText } from "./card.ts";

export const turningCards = {
  seasonBegins: [
    {
      writer: "schoolmistress",
      of: "seedtime",
      text: "Seedtime (by the calendar; by the window, nearly). At nine there were eleven noses against the glass, and at ten I opened it. A smell came in, and all day we have tried to put it into words. The best is 'brown, but going to be green'. I gave it a star.",
    },
    {
      writer: "elderBrother",
      of: "seedtime",
      text: "The season having opened, I have examined my tools, and find them in order. I have also seen your rows, from the road. They were not laid out to any cord of mine. I should have spoken of it at the time, had they not been straight. I make you my compliment upon your eye.",
    },
    {
      writer: "bellringer",
      of: "highSun",
      text: "High Sun! I can tell by the stairs: as far as the second window they are cool, and then they are not. From the top one sees all the washing and no smoke. I saw you, and waved with one arm only, so as not to alarm you. It is fine to know everyone.",
    },
    {
      writer: "cartersGirl",
      of: "highSun",
      text: "My father has put on the big hat and that's how you know it's High Sun. We start in the dark now so that Admiral has the cool, and today we were so early that we got to your field before the birds did. It's nice with nobody in it. You can hear stuff drinking.",
    },
    {
      writer: "quern",
      of: "leafFall",
      text: "Leaf-fall, the almanac says. I had it from the wheel already. It turned up one yellow leaf this morning, carried it all the way round, and put it back. It does that once a year. Jonas would call me to come and see. I turned round to call somebody, and thought of you.",
    },
    {
      writer: "reeve",
      of: "leafFall",
      text: "Leaf-fall is declared. (1) I declare it every year, from the office step. (2) As a rule I am alone there. (3) This year a leaf came down, at the word, upon the paper. (4) It has been left there, in place of the seal. I never had one that fitted so well.",
    },
    {
      writer: "vet",
      of: "hearth",
      text: "Hearth, by the almanac. By my hands, since Tuesday. They have all come inside, cows, cats, grandmothers, and stand about being warm at one another. Fewest calls of the year. Still walk by the stables of a night, to hear it. Forty mouths and a drip. Nothing settles me so well.",
    },
    {
      writer: "hen",
      of: "hearth",
      text: "It is Hearth. I can tell by my feet. All walls are cold now but the one with your chimney. I have moved to that. I do not come in. I sit outside where it goes up, and hear you put on the wood. That is near enough.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
