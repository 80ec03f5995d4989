// The six soils of the country: how each treats water and what likes to grow in it.
export const soils = [
  { id: "loam", name: "Loam", water: "keeps it well", goodFor: "nearly everything" },
  { id: "clay", name: "Clay", water: "keeps it longest", goodFor: "wheat, and patience" },
  { id: "sand", name: "Sand", water: "lets it go", goodFor: "carrots, long and straight" },
  { id: "chalk", name: "Chalk", water: "drains through", goodFor: "cabbages" },
  { id: "peat", name: "Peat", water: "soaks it up", goodFor: "tomatoes" },
  { id: "silt", name: "Silt", water: "keeps it well", goodFor: "pumpkins of some size" },
] as const;
