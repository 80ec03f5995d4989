// What the overview calls its lists, for those who hear them.
export const strings = {
  stages: "The seven stages of a plant",
  rules: "Three rules of growing",
  allRules: "All the rules",
};
