// The law by which farms are opened: it comes after the page, whole, and before anything is read.

/** What is done on farms, done again, and written as text. */
export type FarmLaw = typeof import("./wholeLaw.ts");

/** The same for good once it is here; the page asks for the file ahead, and who opens farms waits for it. */
export const fetchLaw = (): Promise<FarmLaw> => import("./wholeLaw.ts");
