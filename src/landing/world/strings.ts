// What World calls the views of its soils, and their columns.
export const strings = {
  names: "Parishes on this part of the map",
  views: "The soils as",
  legend: "Legend",
  table: "Table",
  soils: "The six soils",
  soil: "Soil",
  water: "Water",
  goodFor: "Good for",
};
