// The room designer's page as the shell and the prerenderer see it.
import type { Page } from "../../lib/page.ts";
import { roomDay } from "../../stills/roomDay.ts";
import { RoomDesignerPage, type RoomDesignerParts } from "./RoomDesignerPage.tsx";
import { strings } from "./strings.ts";

/** The same for good: the open editor would be closed where only the query of the address is another one. */
const contents = new Map<RoomDesignerParts["signIn"], Page["Content"]>();

function contentFor(parts: RoomDesignerParts): Page["Content"] {
  const had = contents.get(parts.signIn);
  if (had) return had;
  const made = RoomDesignerPage.bind(null, { parts });
  contents.set(parts.signIn, made);
  return made;
}

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
  Content: contentFor(parts),
});
