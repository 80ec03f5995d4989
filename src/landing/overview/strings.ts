// What the overview says of its bed, and what it calls its lists for those who hear them.
export const strings = {
  stages: "The seven stages of a plant",
  rules: "Three rules of growing",
  allRules: "All the rules",
  sow: "Sow one here",
  opening: "Digging…",
  bed: (field: number) => `Your bed on field ${field}`,
  goOn: "It grows while you read, and waits when it is done.",
  toFarm: "The whole farm",
};
