// How long those tests go on that prove by number: `npm run test:soak` takes the whole, every other run a part.

/** Whether this run takes the whole. Specs whose tests are tagged `@long` run those only then. */
export const isLong = process.env.SOAK === "1";

/** The whole where there is time for it, else what is given for a short run, or a tenth. */
export const soak = (whole: number, part = Math.ceil(whole / 10)): number =>
  isLong ? whole : part;
