// A basket full of harvest.
import basket296Avif from "./images/basket-296.avif";
import basket296Webp from "./images/basket-296.webp";
import basket592Avif from "./images/basket-592.avif";
import basket592Webp from "./images/basket-592.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const basketStill: StillPicture = {
  width: 296,
  height: 250,
  day: {
    avif: inWidths([296, 592], [basket296Avif, basket592Avif]),
    webp: inWidths([296, 592], [basket296Webp, basket592Webp]),
  },
};
