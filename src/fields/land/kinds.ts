// The regions and soils there are, and in how many fields of a thousand: part of the one published table.
export const regions = [
  { id: "vale", name: "Orchard Vale", weight: 240 },
  { id: "meadows", name: "Water Meadows", weight: 200 },
  { id: "wood", name: "High Wood", weight: 160 },
  { id: "downs", name: "Chalk Downs", weight: 140 },
  { id: "shore", name: "Saltmarsh Shore", weight: 110 },
  { id: "heath", name: "Gorse Heath", weight: 80 },
  { id: "moor", name: "Heather Moor", weight: 50 },
  { id: "fells", name: "Far Fells", weight: 20 },
] as const;

export const soils = [
  { id: "loam", name: "Loam", weight: 260 },
  { id: "clay", name: "Clay", weight: 200 },
  { id: "sand", name: "Sand", weight: 160 },
  { id: "chalk", name: "Chalk", weight: 140 },
  { id: "silt", name: "Silt", weight: 140 },
  { id: "peat", name: "Peat", weight: 100 },
] as const;

export type Region = (typeof regions)[number]["id"];
export type Soil = (typeof soils)[number]["id"];

/** What of a field follows from where it lies. */
export type LandTraits = { readonly region: Region; readonly soil: Soil };

/** What the weights of either add up to. */
export const WEIGHTS = 1000;
