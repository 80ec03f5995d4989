// What is said of a surprise, once it is seen and ever after in the book.
import type { Surprise } from "../tables/surprises.ts";

export const surpriseWords: { readonly [S in Surprise]: string } = {
  hedgehog:
    "A hedgehog in the leeks, going from one wet leaf to the next as if it had lost something.",
  hares: "Two hares are boxing at the far end of the field, and neither is winning.",
  toad: "A toad sits beside the watering can in the wet, and does not mean to move for anybody.",
  geese: "Geese, very high, in a long crooked line, all talking at once.",
  rainbow:
    "A rainbow stands with one foot in the next parish, and is gone before the bucket is full.",
  frogs: "The pond is full of frogs. It is a wonder that anybody in it can hear anything.",
  heron: "A heron stands in the stream, so grey and so still that the stream has not noticed.",
  owl: "An owl goes over the beds without a sound, and comes back without one.",
  bats: "Bats are out over the beds, three or four of them, too quick to count.",
  glowWorms:
    "A small green light in the grass by the gate; and then, a little further on, another.",
  foxTracks: "A fox has crossed the snow in a straight line, stopped once to think, and gone on.",
  webs: "Everything that stands still has a web on it this morning, and every web is hung with mist.",
  harvestMouse: "A harvest mouse has woven its nest halfway up the wheat, and looks out of it.",
  goldfinches: "Goldfinches on the sunflowers, quarrelling over seeds of which there are plenty.",
  hen: "The hen is asleep in the wheelbarrow with one eye open.",
  swallows: "Swallows sit along the roof in a row and talk about going.",
  shootingStars: "A shooting star over the cottage; and, while one is still looking, a second.",
  moon: "The moon is full, and so bright that the gate has a shadow.",
  robin: "A robin has come to see whether anything is being dug. It looks disappointed.",
  bees: "Two bees are asleep in a pumpkin flower, yellow from end to end.",
};
