// Whether a run takes long journeys and, of tests that prove by number, the whole: `npm run test:soak` does, no other.

/** Whether this run takes the whole. Specs whose tests are tagged `@long` run those only then. */
export const isLong = process.env.SOAK === "1";

/** The whole where there is time for it, else what is given for a short run, or a tenth. */
export const soak = (whole: number, part = Math.ceil(whole / 10)): number =>
  isLong ? whole : part;
