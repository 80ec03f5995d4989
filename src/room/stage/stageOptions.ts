// What a stage is opened with, and what it tells while it plays.
import type { Catalogue } from "../model/catalogue.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { Stage } from "./stage.ts";

export type StageOptions = {
  readonly catalogue: Catalogue;
  readonly pictures: PictureBook;
  /** After each frame; with nothing waiting it shows the whole room. */
  readonly onFrame?: (stats: ReturnType<Stage["stats"]>) => void;
  /** The device took the canvas away, or the building thread failed: another view has to take over. */
  readonly onLost?: () => void;
  /** The cottage that the room is in, by the style of its field. */
  readonly style?: string;
};
