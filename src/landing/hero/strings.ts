// What the hero says.
export const strings = {
  day: "Golden hour over the fields",
  night: "Lamps are lit over the fields",
  promise: "Nothing here ever dies waiting for you.",
  seeSeed: "See how it grows",
  seeRoom: "See the room",
  scene:
    "A six-sided island of farmland: a red barn, a windmill, apple trees, a pond, and rows of sunflowers, wheat and pumpkins.",
  tag: (number: string) => `Field № ${number}`,
  tagText: (fields: string) => `one of ${fields}, like no other`,
};
