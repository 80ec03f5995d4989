// The room designer's page as the shell and the prerenderer see it.

import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { linkSheet } from "@loamstead/ui/linkSheet.ts";
import { useWholeWindow } from "@loamstead/ui/wholeWindow.ts";
import { useCallback, useEffect, useState } from "react";
import type { Page } from "../../lib/page.ts";
import type { SignIn } from "../../signIn/index.ts";
import { roomDay } from "../../stills/roomDay.ts";
import editorSheet from "../frame/editor.css?url";
import { loadFurniture } from "../modelWorker/loadFurniture.ts";
import { introductionTexts } from "./introductionTexts.ts";
import { RoomIntroduction } from "./RoomIntroduction.tsx";
import { strings } from "./strings.ts";

const RoomDesigner = lazyOrNothing(async () => {
  const [{ RoomDesigner }] = await Promise.all([
    import("../frame/RoomDesigner.tsx"),
    loadFurniture(),
    // While it is developed, every module brings its own styles.
    import.meta.env.PROD && linkSheet(editorSheet),
  ]);
  return RoomDesigner;
});

export type RoomDesignerParts = {
  /** Null where nobody can sign in. */
  readonly signIn: SignIn | null;
};

/** In words and a picture at first, and the designer itself as soon as it is here. */
function RoomDesignerPage({ parts }: { parts: RoomDesignerParts }) {
  // Not before the page stands in the browser: what is prerendered must be what is met there.
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const onOpen = useCallback(() => setOpen(true), []);
  useEffect(() => setWanted(true), []);
  useWholeWindow(isOpen);
  return (
    <>
      {!isOpen && <RoomIntroduction />}
      {isWanted && <RoomDesigner signIn={parts.signIn} about={introductionTexts} onOpen={onOpen} />}
    </>
  );
}

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
