// The words of the introduction for whoever has come past it: the menu of the editor shows them again.
import type { AboutRoom } from "../rooms/AboutPanel.tsx";
import { exportFormats, inputMethods, promises, strings } from "./strings.ts";

export const introductionTexts: AboutRoom = {
  title: strings.title,
  lede: strings.lede,
  parts: [
    { title: strings.waysTitle, lede: strings.waysLede, rows: inputMethods },
    { title: strings.promisesTitle, rows: promises },
    { title: strings.keepTitle, lede: strings.keepLede, rows: exportFormats },
  ],
};
