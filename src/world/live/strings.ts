// What the live map says.
export const strings = {
  closer: "Come closer",
  further: "Go further away",
  whole: "Show the whole country",
};
