// How long those tests go on that prove by number: `npm run test:soak` takes the whole, every other run a part.

/** The whole where there is time for it, else what is given for a short run, or a tenth. */
export const soak = (whole: number, part = Math.ceil(whole / 10)): number =>
  process.env.SOAK === "1" ? whole : part;
