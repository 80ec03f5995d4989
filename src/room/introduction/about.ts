// The words of the introduction for whoever has come past it: the menu of the editor shows them again.
import type { About } from "../rooms/AboutPanel.tsx";
import { keeps, promises, strings, ways } from "./strings.ts";

export const about: About = {
  title: strings.title,
  lede: strings.lede,
  parts: [
    { title: strings.waysTitle, lede: strings.waysLede, rows: ways },
    { title: strings.promisesTitle, rows: promises },
    { title: strings.keepTitle, lede: strings.keepLede, rows: keeps },
  ],
};
