// Postcards about what the beds gave and how they stand: a record, an old seed, a crop known by heart.
import type { CardText } from "./card.ts";

export const growingCards = {
  record: [
    {
      writer: "tansy",
      text: "{weight}, they tell me at the counter, for one {crop}. I went and put my own weights on the scale to see what that looks like. It looks like a great deal. You are not to send it, my dear. I only wanted to be pleased at somebody.",
    },
    {
      writer: "ferryman",
      text: "They told me of it going over: one {crop}, {weight}. By the far side it had grown. It came back at four o'clock and had grown again. I said that I should not like to have it on board by Friday.",
    },
    {
      writer: "schoolmistress",
      text: "Sum for the upper form: if one {crop} weighs {weight}, how many weigh as much as the teacher? They worked it out on paper, and (to be kind) took the lower figure. The lower form did it by looking at me for a while, and was nearer. All eleven send their respects to the grower.",
    },
    {
      writer: "quern",
      text: "{weight}, the girl called down from her cart, for one {crop}, and she held her hands apart to show me. Jonas would have walked over to see, and stood there, and been late for his dinner on account of it. So I walked over for him. It was all as she said.",
    },
    {
      writer: "bellringer",
      text: "{weight}! One {crop}! They told me on the stairs, and I said 'What?', and they told me again, and I said 'What?' once more, to enjoy it. Then I rang one stroke on Great Agnes, low, and let it go on by itself. It got as far as the river!",
    },
    {
      writer: "youngerBrother",
      text: "Did I hear that right? {weight}, for one {crop}? I said it over, loudly, in the yard, so that he should have it on his side as well. There was a long quiet, and then I heard a folding rule being opened. Lovely, to give a man a number like that.",
    },
    {
      writer: "vet",
      text: "Heard of it in three cow-houses and at one bedside: {crop}, one, {weight}. Have delivered lighter, and been kissed for it. No treatment advised. Would only say, from practice: the large ones come in their own time, mostly at night, and afterwards everybody claims to have known.",
    },
    {
      writer: "cartersGirl",
      text: "They let me hold it! It's {weight}, and that is just one {crop}. I wrote it on my arm because my hand was still full of last week. Admiral smelled it all over and then he sneezed, and he only sneezes at important things, the last time was the inspector.",
    },
    {
      writer: "reeve",
      text: "For the parish book of weights. (1) One {crop}: {weight}. (2) I had it weighed again, by our measure. (3) It was more. (4) As there may be only one entry I have put down the first, and beside it, in pencil, how everybody looked.",
    },
    {
      writer: "hen",
      text: "They stood round one {crop} and said, {weight}. They said it again to each new person. I walked round it once. It took as long as it takes. I know a bigger thing. It is a barn. But nobody grew the barn. So, yes.",
    },
  ],
  heirloom: [
    {
      writer: "schoolmistress",
      text: "We are making a map of what grows where (two hedges to the inch). For your field the list has always said 'various'. Since yesterday it says 'the {heirloom}', with a star, and all eleven have asked to colour that square. It has been coloured so well that one can see the desk through it.",
    },
    {
      writer: "quern",
      text: "The {heirloom}. I said it over to the wheel, to hear whether it goes with the other words, and it does. Jonas was fond of a name. He held that a plant with a name comes up sooner, to see who called. I took that for one of his jokes, until I walked by yours.",
    },
    {
      writer: "bellringer",
      text: "So the {heirloom} is back! The old ringer cut things into the beam up here, when he was pleased, and there it is, in capitals, with a year that I cannot read. I put my thumb in the letters. I have cut a small 'again' under it.",
    },
    {
      writer: "elderBrother",
      text: "To the grower of the {heirloom}: I certify that it stood in our father's garden, third row, and was spoken of at table, and that it has not been grown here since. I never thought to see it over a gate. I took off my hat. This is not an order.",
    },
    {
      writer: "cartersGirl",
      text: "You've got the {heirloom} in your field, and my father hasn't seen one since he was as big as me, and he got down off the cart for it, with his back, and told me all about when he was. I never knew he was. It's the most he's ever said.",
    },
    {
      writer: "reeve",
      text: "Entry in the register of things lost. (1) The {heirloom}. (2) Entered as lost by the reeve before me, in ink. (3) Seen by myself, over your gate, in the best of health. (4) The register has no page for good news. I have turned it over and begun one from the back.",
    },
  ],
  mark: [
    {
      writer: "tansy",
      text: "Somebody said in the shop that you know {mark} by heart. I said, yes, as I know my buns. There comes a day when the hands do it alone, and one can look out of the window meanwhile. I had baked for six years before I knew that I had a view.",
    },
    {
      writer: "ferryman",
      text: "A passenger wished to know who round here understands {mark}. I pointed with my chin; I had the rope. He asked how well. I said, as I know this rope. I could tell you nothing about it, and I never look. He seemed to think that was an answer.",
    },
    {
      writer: "schoolmistress",
      text: "What does it mean to know a thing by heart? 'You can do it in the dark,' said one. 'You can do it and talk,' said another. The smallest said: 'Like the one with the field does {mark}.' (She looks through the hedge, in lesson time.) I let it stand.",
    },
    {
      writer: "quern",
      text: "Jonas knew the stone so well that he could tell with his feet, from two floors up, when it ran dry. I asked him once how he did it, and for a week he could not. So I shall not ask you about {mark}. I only wished you to know that it is talked of.",
    },
    {
      writer: "elderBrother",
      text: "I am in a position to give evidence. I pass by your field daily, at ten minutes past nine, and have yet to see you hesitate over {mark}. A person who knows the work does not look at the hands. I went home and did up my coat without looking. I was one button out.",
    },
    {
      writer: "vet",
      text: "Asked at the top farm whom they send for in the matter of {mark}. Not me, they said. You. Was a little hurt; then relieved. So there are two of us now, and one may be fetched by daylight. Have added your name to the card on my door, under 'if out'.",
    },
    {
      writer: "reeve",
      text: "Certificate. (1) The holder of your field is known to know {mark} by heart. (2) There was no examination, as no one here could have set it. (3) The seal is a little crooked, since the pony moved. (4) A copy hangs in the office, where I am able to point to it.",
    },
    {
      writer: "hen",
      text: "I watched you with {mark}. You did not look up once. I am like that with worms. People say that it is a gift. It is not a gift. It is every day. I sat down beside you for a while. You did not see. That is how I knew.",
    },
  ],
  allRipe: [
    {
      writer: "tansy",
      text: "I am told that every bed of yours is ready, all in one hour. I know that hour: the shelves full, the door not open yet, and the bread and I alone in the shop. I stand there for a minute, and have never told a soul. Now I have told you.",
    },
    {
      writer: "bellringer",
      text: "Do you know what it looks like from here? Every bed of yours is ready, and the field has gone one shade louder! Mercy does that, if one strikes her right. I called two jackdaws to look. They had seen it already, and had plans. I talked them out of it.",
    },
    {
      writer: "hen",
      text: "All of it is done. All the beds. I walked up every row, and nothing in it was still busy. I did not eat any. I should like you to know what that was like. I got as far as the gate. Then I went back, and did not eat any again.",
    },
  ],
  allBare: [
    {
      writer: "peascod",
      text: "Not a leaf on it. I had come up to look over your gate and disapprove of something, and there was only earth, raked, from one side to the other. I did not know where to put my eyes. I leant there for some time. I have come home from church with less.",
    },
    {
      writer: "quern",
      text: "I went by your field, and it was empty, and I found that I liked it so. It is as the mill is on a Sunday, with the stones lifted: all of it there, and none of it asked to do a thing. It is long since I saw anything rest so well.",
    },
    {
      writer: "elderBrother",
      text: "I observe that your beds are empty. In law this is called vacant possession, and there is no more hopeful term in the whole of it. Nothing stands in the way of anything. I remained at your gate for longer than the term requires, then went home and cleared a shelf.",
    },
  ],
  oneCrop: [
    {
      writer: "ferryman",
      text: "From the boat one has your field for eleven pulls, between two willows. It is {crop} just now, near enough from end to end. Most fields are a conversation. Yours is one person saying one thing and meaning it. I found that restful. The dog had hoped for more.",
    },
    {
      writer: "schoolmistress",
      text: "Your field was our reading lesson. As a rule it is a page with many words on it; at present it says {crop}, and the same again, right down to the margin. The lower form could read it to the end, and was delighted. The upper form says it is a poem. (Both are correct.)",
    },
    {
      writer: "cartersGirl",
      text: "Past your field Admiral went slower and slower, so I looked where he was looking, and it was {crop}, the whole way along. He's never seen so much of one thing that wasn't road. I let him stand there. I think he was counting, he does it with his tail.",
    },
    {
      writer: "reeve",
      text: "Return of crops, your field. (1) Found: {crop}. (2) The same. (3) The same. (4) I never completed a return so soon, and sat on in the time that was left over, looking out. I had not known that the office faces west.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
