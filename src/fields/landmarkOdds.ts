// How many fields in a hundred have which landmark; the published table that every field is drawn from.
export const landmarkOdds = [
  { landmark: "None", inHundred: 60 },
  { landmark: "Old oak", inHundred: 14 },
  { landmark: "Standing stones", inHundred: 9 },
  { landmark: "Mill", inHundred: 7 },
  { landmark: "Beehives", inHundred: 5 },
  { landmark: "Chapel", inHundred: 4 },
  { landmark: "Hot spring", inHundred: 1 },
] as const;
