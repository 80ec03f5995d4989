// The pedlar's postcards from the road, one for each month of the year.
import type { CardText } from "./card.ts";

export const pedlarCards: readonly CardText[] = [
  {
    writer: "pedlar",
    of: 0,
    text: "From a barn, a long way out. The road is shut. There are nine of us in the hay, with the mule, and each must tell a true thing before he may sleep. I told them about your farm. They gave me the place next to the cow for it.",
  },
  {
    writer: "pedlar",
    of: 1,
    text: "Sold a looking-glass today to a man who lives alone. He gave me three potatoes, and said that he meant to be better company. Snow to the knee, and blue at four o'clock, when one has to choose: on, or back. The mule chose on. There was a light, with soup under it.",
  },
  {
    writer: "pedlar",
    of: 2,
    text: "Came over the ridge this morning, and there lay the country with its sleeves rolled up. I could smell wet earth all the way to where you are. In every parish one man leans on a spade and tells another how it is done. I have sold string to both of them.",
  },
  {
    writer: "pedlar",
    of: 3,
    text: "I have a key, as you may know, and try it in every lock. Today it opened a church. There was a swallow in it, who had come by an easier way. I sat down in the front, for once. Then I locked up, sooner than I would have liked, and wrote to you.",
  },
  {
    writer: "pedlar",
    of: 4,
    text: "Everything is in flower here, and nobody will buy. They look at my ribbons, then at the hedge, and laugh, and give me milk. I have not sold a thing since Sunday, and am getting fat. Some child has put a wreath on the mule. He has not eaten it.",
  },
  {
    writer: "pedlar",
    of: 5,
    text: "A short night. I walked through it, to have the road to myself for once. At two it was still green in the north, and at three in the east; there was hardly time for a star. A strange dog came out, walked with me as far as his border, and went home.",
  },
  {
    writer: "pedlar",
    of: 6,
    text: "At last, the sea, and it is as I always said: no other side. I tried to sell it a comb. I filled a small bottle, for a girl I know who drives a cart, but two hills inland it was only water. I must bring her the word for it.",
  },
  {
    writer: "pedlar",
    of: 7,
    text: "They are cutting on both sides of the road, and I go along the middle with my pack up, like a boat. All the talk is of weather. I tell each parish that the next has it worse. It cheers them, and the next is told the same. You had the truth from me.",
  },
  {
    writer: "pedlar",
    of: 8,
    text: "A fair, and nine of us in one row, each selling what the other eight sell, and shouting that there is no other. A child asked me which was the best. I said, the one that you carry home. She thought about that, and bought a whistle. I have heard it for two parishes.",
  },
  {
    writer: "pedlar",
    of: 9,
    text: "There is rain in my left boot. I have mended it with a page of the almanac, so that I walk on the first week of November, and it holds. At every door they ask me what is new. I say, apples. In some places they cry out. In others they only hold up theirs.",
  },
  {
    writer: "pedlar",
    of: 10,
    text: "Fog. I have met the same signpost three times. It says four miles, and it has never said less. The mule is in front, with the bell. I am not lost; I know where I am, only not where that is. If you hear a bell go by to the left of you, good evening.",
  },
  {
    writer: "pedlar",
    of: 11,
    text: "At this end of the year I sell small things, to men who ask me to turn round while they choose. A thimble. Ribbon, a hand long. I have learnt to wrap it so that it looks like nothing much. I am on my way in now, and the mule knows it.",
  },
];
