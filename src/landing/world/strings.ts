// What World calls the views of land and soil, and their columns.
export const strings = {
  names: "Parishes named on the map",
  views: "The land by",
  legend: "Region",
  table: "Soil",
  soils: "The six soils",
  soil: "Soil",
  water: "Water",
  goodFor: "Good for",
  open: "Open the map",
};
