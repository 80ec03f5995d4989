// The site without a network: what pages show of it, and how it is begun.
import { thisPage } from "./thisPage.ts";

export { OfflineNotices } from "./OfflineNotices.tsx";

/** Begins to keep the farm and the room designer for use without a network; once is enough. */
export const startOffline = (): void => thisPage.start();
