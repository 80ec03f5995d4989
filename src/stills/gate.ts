// The end of the lane: a gate, and behind it only grass.
import gate420Avif from "./images/gate-420.avif";
import gate420Webp from "./images/gate-420.webp";
import gate840Avif from "./images/gate-840.avif";
import gateNight420Avif from "./images/gate-night-420.avif";
import gateNight840Avif from "./images/gate-night-840.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const gate: StillPicture = {
  width: 420,
  height: 330,
  day: {
    avif: inWidths([420, 840], [gate420Avif, gate840Avif]),
    webp: inWidths([420], [gate420Webp]),
  },
  night: { avif: inWidths([420, 840], [gateNight420Avif, gateNight840Avif]), webp: [] },
};
