// What the Safe host says to its visitor.
export const strings = {
  name: "Safe",
  pageTitle: "Safe of the local world",
  owners: (threshold: number, owners: number) => `${threshold} of ${owners} owners sign`,
  frameTitle: "The site, opened in the Safe",
  opening: "Opening the Safe…",
  failed: "The Safe cannot be read from the chain. Is the local chain running?",
};
