// Whether the sheet of a list is there: the server says so of the page that it drew, and of all others one image is asked for first.
import { useEffect, useState } from "react";
import type { SpriteSheet } from "../../fields/sheets/sheets.ts";
import { NIGHT } from "../../stills/sourceSet.ts";
import { sheetSources } from "./SheetPicture.tsx";

/** While it is `awaited` the list shows no pictures; where it is `missing`, each comes by itself. */
export type SheetState = "there" | "awaited" | "missing";

/** Null for a list that no sheet has; `isKnown` is what the server said, undefined where it was not asked. */
export function useSheet(sheet: SpriteSheet | null, isKnown: boolean | undefined): SheetState {
  const name = sheet && `${sheet.kind}-${sheet.n}`;
  const [found, setFound] = useState<{ name: string; isThere: boolean } | null>(null);
  const isAsked = sheet !== null && isKnown === undefined && found?.name !== name;

  useEffect(() => {
    if (!isAsked || sheet === null || name === null) return;
    const probe = new Image();
    const tell = (isThere: boolean) => () => setFound({ name, isThere });
    probe.onload = tell(true);
    probe.onerror = tell(false);
    probe.srcset = sheetSources(sheet, matchMedia(NIGHT).matches ? "night" : "day");
    return () => {
      probe.onload = null;
      probe.onerror = null;
    };
  }, [isAsked, sheet, name]);

  if (sheet === null) return "missing";
  if (isKnown !== undefined) return isKnown ? "there" : "missing";
  if (found?.name !== name) return "awaited";
  return found.isThere ? "there" : "missing";
}
