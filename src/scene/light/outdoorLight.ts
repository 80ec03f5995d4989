// The light over fields and single models: morning sun from the upper left, a low evening sun, a clear night.
import type { Hour, OutdoorLight } from "./hours.ts";

export const outdoorLights: Readonly<Record<Hour, OutdoorLight>> = {
  day: {
    exposure: 1.05,
    sky: "#e6ecff",
    bounce: "#f0c08a",
    ambient: 1.95,
    sun: "#ffcb86",
    power: 3.3,
    from: [-6.5, 8.6, 9],
    shadow: 0.8,
  },
  evening: {
    exposure: 1.08,
    sky: "#d9c6e6",
    bounce: "#c98a6a",
    ambient: 1.35,
    sun: "#ff9f5a",
    power: 3,
    from: [-10, 5.4, 6.5],
    shadow: 0.8,
  },
  night: {
    exposure: 1.12,
    sky: "#7f97d8",
    bounce: "#5b4a78",
    ambient: 1,
    sun: "#a9b8ff",
    power: 1.15,
    from: [-6.5, 8.6, 9],
    shadow: 0.65,
  },
};
