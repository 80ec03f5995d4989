// The room designer's page as the shell and the prerenderer see it.
import type { Page } from "../lib/page.ts";
import { roomDay } from "../stills/roomDay.ts";
import { strings } from "./introduction/strings.ts";
import { RoomDesignerPage, type RoomDesignerParts } from "./RoomDesignerPage.tsx";

const largest = roomDay.day.webp.at(-1)!;

export const roomDesignerPage = (parts: RoomDesignerParts): Page => ({
  title: strings.pageTitle,
  description: strings.description,
  image: {
    url: largest.url,
    width: largest.width,
    height: Math.round((largest.width * roomDay.height) / roomDay.width),
    alt: strings.day,
  },
  Content: RoomDesignerPage.bind(null, { parts }),
});
