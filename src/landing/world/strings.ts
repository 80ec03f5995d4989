// What World says.
export const strings = {
  title: "A small country, all of it farmed",
  lede: "Parishes of about a hundred fields each, laid in a spiral from the market cross until the land runs out.",
  map: "Part of the country from above: six-sided fields in six colours of soil, with barns, mills and orchards, a river, and the sea at the edge.",
  parishes: "Parishes on this part of the map",
  views: "The soils as",
  legend: "Legend",
  table: "Table",
  soils: "The six soils",
  soil: "Soil",
  water: "Water",
  goodFor: "Good for",
  paper: "In short",
  fields: "Fields",
  parishCount: "Parishes",
  soilCount: "Soils",
  six: "six",
  crosses: "Market crosses",
  one: "one",
};

export const parishes = {
  saltings: "Saltings",
  peatFold: "Peat Fold",
  chalkHundred: "Chalk Hundred",
  upperMarl: "Upper Marl",
  gooseEnd: "Goose End",
  withyBottom: "Withy Bottom",
  eastBarns: "East Barns",
};
