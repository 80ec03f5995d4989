// Where something is to be seen, before one has looked and knows what: a place, and never a name.
import type { Surprise } from "../tables/surprises.ts";

export const surprisePlaces: { readonly [S in Surprise]: string } = {
  hedgehog: "Something at the end of the leeks",
  hares: "Something at the far end of the meadow",
  toad: "Something by the watering can",
  geese: "Something high in the sky",
  rainbow: "Something behind the hills",
  frogs: "Something at the water's edge",
  heron: "Something in the stream",
  owl: "Something over the beds",
  bats: "Something quick over the beds",
  glowWorms: "Something in the grass by the gate",
  foxTracks: "Something in the snow",
  webs: "Something on the frames",
  harvestMouse: "Something in the wheat",
  goldfinches: "Something on the sunflowers",
  hen: "Something by the walk",
  swallows: "Something on the roof",
  shootingStars: "Something over the cottage",
  moon: "Something in the night sky",
  robin: "Something on a bare bed",
  bees: "Something among the pumpkins",
};
