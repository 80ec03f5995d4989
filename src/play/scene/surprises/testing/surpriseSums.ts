// What the pictures of all surprises come to: somebody has looked at them all.
// Where one is meant to be another, its test says what it comes to now: look at it, and write that down.
import type { Surprise } from "../../../../farm/tables/surprises.ts";

export const surpriseSums: Readonly<Record<Surprise, string>> = {
  hedgehog: "4ea76e8fa92c2307",
  hares: "7a5f83cd8d4bb4c3",
  toad: "7aa2df4b0c13b0ea",
  geese: "65125ed906868ef8",
  rainbow: "c1c63cea1af28936",
  frogs: "c025066b0c9ae499",
  heron: "810eb2c362780558",
  owl: "1db09e11758f6b6d",
  bats: "da06d5593ad0ac06",
  glowWorms: "394fe5e9f85ecbc6",
  foxTracks: "f2ba48885d3694b6",
  webs: "b4d4d7e4ebed9977",
  harvestMouse: "728d91d9834613f8",
  goldfinches: "1704365a5279b799",
  hen: "2895a5fae079c243",
  swallows: "df83b2d80c608501",
  shootingStars: "d80c7ed1f08d40bc",
  moon: "112dbca49acef5c4",
  robin: "c067c53f371ae10b",
  bees: "21cef6c762af8f17",
};
