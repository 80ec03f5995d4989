// What Alpha Fields calls its table, and the traits on the deed: the law of the fields, whoever's they are.
export const strings = {
  oddsCaption: "Landmarks in a hundred fields",
  oddsLandmark: "Landmark",
  oddsFields: "Fields in a hundred",
  percent: (share: number) => `${share} %`,
};

export const traits = [
  { id: "soil", name: "Soil", about: "how long rain stays", kinds: "6 kinds" },
  { id: "water", name: "Water", about: "where it comes from", kinds: "5 kinds" },
  { id: "shape", name: "Shape", about: "how plots lie", kinds: "13–20 plots" },
  { id: "heirloom", name: "Heirloom", about: "its own seed", kinds: "24 kinds" },
  { id: "landmark", name: "Landmark", about: "or none at all", kinds: "6 kinds" },
] as const;
