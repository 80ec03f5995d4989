// The earth of the raised bed when it is wet, plot by plot.

import bedSmallWetFiles from "virtual:still-by-hour/bed-small-wet";
import bedWetFiles from "virtual:still-by-hour/bed-wet";
import type { StillPicture } from "./Still.tsx";

/** That of the seven plots. */
export const bedWet: StillPicture = { width: 980, height: 360, ...bedWetFiles };

/** That of the three plots on narrow screens. */
export const bedSmallWet: StillPicture = { width: 312, height: 360, ...bedSmallWetFiles };
