// What is written on the cards of pages; its counts come from the code that they speak of.
const many = (n: number) => n.toLocaleString("en-GB");

export const strings = {
  landing: { title: "A cosy farm game", below: "{Fields} fields, in your browser" },
  fields: {
    title: "All the fields",
    below: (fields: number) => `${many(fields)}, each its number`,
  },
  world: {
    title: "The whole country",
    below: (parishes: number, fields: number) =>
      `${many(parishes)} parishes, ${many(fields)} fields`,
  },
  rules: {
    title: "The rules of the farm",
    below: (crops: number, heirlooms: number, recipes: number) =>
      `${crops} crops, ${heirlooms} heirlooms, ${recipes} recipes, and every number`,
  },
  play: { title: "Play", below: (crops: number) => `A farm in your browser, with ${crops} crops` },
  rooms: {
    title: "Rooms to look into",
    below: (pieces: number) => `Furnished from ${pieces} pieces`,
  },
  roomDesigner: {
    title: "Room Designer",
    below: (pieces: number) => `${pieces} pieces, and no wallet needed`,
  },
  news: {
    title: "News",
    below: (posts: number) => (posts === 1 ? "One post so far" : `${posts} posts so far`),
  },
} as const;
