// Postcards about a small surprise that was noticed.
import type { CardText } from "./card.ts";

export const seeingCards = {
  surprise: [
    {
      writer: "vet",
      of: "hedgehog",
      text: "So it was in your leeks. Know that hedgehog. Had it on my table once, in a boy's cap, not breathing, on purpose. Prescribed a hedge. It has gone into the matter since and prefers vegetables. Weight up, judging by the noise. Have told the boy. He ran all the way home.",
    },
    {
      writer: "youngerBrother",
      of: "hares",
      text: "Those two hares of yours, boxing, and neither winning: I know that fight. They are at it every spring and they do not mean it, and if one of them stays at home the other goes and sits outside. I watched from my side. I had a notion that somebody watched from the other.",
    },
    {
      writer: "peascod",
      of: "toad",
      text: "A toad by your watering can, they tell me, that would not move for anybody. I felt that I was being spoken of. I have gone into it since, and it seems no bad life: somewhere damp, an opinion, and people stepping round one. It has my regards.",
    },
    {
      writer: "ferryman",
      of: "geese",
      text: "I made it nine. They come down the river, and turn at my rope as if it were a corner. All of them talk, and none of them leaves the line. Thirty autumns I have listened, and could not tell you what about. Good that somebody else had their head back.",
    },
    {
      writer: "schoolmistress",
      of: "rainbow",
      text: "We were in the yard for it (third lesson, fractions). One foot stood just about where your chimney is. I began to tell them how light is bent, and they listened as one does to somebody who explains a present. Then one said that you were inside it and could not know. Hence this card.",
    },
    {
      writer: "elderBrother",
      of: "heron",
      text: "It is reported that a heron stood on your land for the greater part of a morning, grey, upright, upon one leg, and made no remark. My name, I am told, was mentioned. I find the likeness in order. It is not pride. From up there one sees who is coming.",
    },
    {
      writer: "hen",
      of: "owl",
      text: "The owl went over your beds, and you wrote it down. It was looking for mice. I was in the barrow the whole week, in full view, being looked for by nobody. Write that.",
    },
    {
      writer: "cartersGirl",
      of: "glowWorms",
      text: "The little green lights are ladies, did you know? The vet told me, they put it on so somebody will come. We drove past with our lantern under the seat so that they'd win, and Admiral went on the grass the whole way without being asked. I counted one, and then one.",
    },
    {
      writer: "bellringer",
      of: "swallows",
      text: "So they were with you! I knew that they must be somewhere. They sit here and talk of going, then on your roof, and one day they are gone, and I ring too loud, to fill it. I leave a shutter open for them until spring. It is their draught.",
    },
    {
      writer: "tansy",
      of: "shootingStars",
      text: "I was up for those stars too; I am always up. The first came down as I crossed the yard with a tray on each arm, so I could not point. I had my wish ready for the second: that somebody else should have seen it. And there you were.",
    },
    {
      writer: "quern",
      of: "moon",
      text: "That moon came in at my loft and lay on the flour, so that the whole floor gave light, and I needed no candle. I sat down on the stairs. Whoever else is up, I thought, must be sitting just as still. So you were, it seems.",
    },
    {
      writer: "reeve",
      of: "robin",
      text: "Report of an inspection. (1) A robin has examined your bare plot, and was disappointed. (2) He had already done the office, from the sill. (3) I know that face; I have it on Tuesdays. (4) In the end he found a crumb, and each of us looked on the day as saved.",
    },
    {
      writer: "bellringer",
      of: "frogs",
      text: "Was that your pond? I had let the last bell die away, as one should, and it did not. It went on from below, hundreds of small ones, each in a key of its own! I cannot think who pulls them all. I have left a shutter open. One likes to hear another tower.",
    },
    {
      writer: "cartersGirl",
      of: "bats",
      text: "They weren't birds, though I thought so, they've got no feathers and they never once went straight. We came by when they were over your beds and I held on to my plaits. Admiral doesn't mind them. He thinks it's the dark coming off in bits.",
    },
    {
      writer: "reeve",
      of: "foxTracks",
      text: "Right of way. (1) A fox has gone across your snow in one straight line. (2) There is no path there upon the map. (3) I have followed it with the tape, and it is shorter than ours. (4) The map has been corrected, in pencil, until the thaw.",
    },
    {
      writer: "quern",
      of: "webs",
      text: "This morning my whole yard was hung with washing that nobody had done: gate, pump, broom, all of it in grey lace. It was the same with you, I hear. Jonas would never walk through one. He went round by the road, and was late, and said that somebody had been up before him.",
    },
    {
      writer: "youngerBrother",
      of: "harvestMouse",
      text: "A mouse in your wheat, they say, in a round house halfway up, with no wall through the middle of it. There would be room in such a thing for two, if the one was tidy and the other lay still. I never said it out loud. Himself was at his window.",
    },
    {
      writer: "peascod",
      of: "goldfinches",
      text: "Goldfinches, in your sunflowers. I counted six of them and one quarrel. One head has more seed than all six could eat, and each of them wanted what the next one had. I told them so. They stopped, and looked at me. I have rarely been so sorry to be right.",
    },
    {
      writer: "hen",
      of: "hen",
      text: "Past the barrow you came, and thought that I was asleep. One eye was. The other had you the whole time. You went by on your toes, and then you wrote something down. I have thought it over. You may use the barrow. I shall get out when it moves.",
    },
    {
      writer: "ferryman",
      of: "bees",
      text: "Two bees in one flower, yellow all over and fast asleep, they say at the landing. I had a fare like that. Baker's man, after a wedding. Lay down in the stern, white from head to foot, and crossed six times. He paid for one. It was all he had meant to take.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
