// One small picture of many that lie on a sheet: all of them come with one request (sprite).

import {
  type SheetHour,
  type SpriteSheet,
  sheetForms,
  sheetName,
} from "../../fields/sheets/sheets.ts";
import { link } from "../../lib/link.ts";
import { NIGHT } from "../../stills/sourceSet.ts";
import css from "./SheetPicture.module.css";

/** Where a sheet is, for screens of one dot to a pixel and for dense ones. */
export const sheetSources = (sheet: SpriteSheet, hour: SheetHour): string => {
  const address = (isDense: boolean) => link(`/fields/sheets/${sheetName(sheet, hour, isDense)}`);
  return `${address(false)} 1x, ${address(true)} 2x`;
};

type SheetPictureProps = {
  sheet: SpriteSheet;
  /** Its place in the order of the sheet. */
  at: number;
  onLoad?: () => void;
  onError?: () => void;
};

/** Fills its place, which has to have the shape of the sheet's cells and to cut off what lies beyond it. */
export function SheetPicture({ sheet, at, onLoad, onError }: SheetPictureProps) {
  const { columns } = sheetForms[sheet.kind];
  return (
    <picture>
      <source media={NIGHT} srcSet={sheetSources(sheet, "night")} />
      <img
        srcSet={sheetSources(sheet, "day")}
        alt=""
        decoding="async"
        className={css.sheet}
        data-columns={columns}
        data-column={at % columns}
        data-row={Math.floor(at / columns)}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}
