// A field's small picture in a list whose pictures may lie on one sheet.
import { useEffect, useRef, useState } from "react";
import type { SpriteSheet } from "../../fields/sheets/sheets.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { SheetPicture } from "./SheetPicture.tsx";
import css from "./SmallField.module.css";
import { SmallField } from "./SmallField.tsx";
import { Sod } from "./Sod.tsx";
import type { SheetState } from "./useSheet.ts";

type ListedFieldProps = {
  traits: FieldTraits;
  sheet: SpriteSheet | null;
  state: SheetState;
  /** Its place on the sheet. */
  at: number;
  className?: string | undefined;
};

/** Decoration, as a small field is. */
export function ListedField({ traits, sheet, state, at, className = "" }: ListedFieldProps) {
  const [seen, setSeen] = useState<"came" | "failed" | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  // What came, or failed, before the page was brought to life has told nobody.
  useEffect(() => {
    const image = place.current?.querySelector("img");
    if (image?.complete) setSeen(image.naturalWidth > 0 ? "came" : "failed");
  }, []);

  if (sheet === null || state === "missing" || seen === "failed")
    return <SmallField traits={traits} className={className} />;
  return (
    <span ref={place} className={`${css.small} ${className}`}>
      <Sod soil={traits.soil} isDrawn={seen === "came"} />
      {state === "there" && (
        <SheetPicture
          sheet={sheet}
          at={at}
          onLoad={() => setSeen("came")}
          onError={() => setSeen("failed")}
        />
      )}
    </span>
  );
}
