// What buttons of the farm in the round say.
export const strings = {
  closer: "Come closer",
  further: "Go back",
  beds: "The beds",
  green: "The green",
} as const;
