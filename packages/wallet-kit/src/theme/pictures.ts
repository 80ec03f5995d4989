// What a site may show in the kit's dialogs instead of the kit's plain pictures.
import { createContext, type ReactNode } from "react";

/** A site's own pictures; where one is missing, the kit's plain one stands. */
export type KitPictures = {
  /** Beside what is said of a wallet's contents; 72 px square. */
  belongings?: ReactNode;
  /** The strip along the top of the account dialog; 96 px high. */
  header?: ReactNode;
  /** Over the words of "Verify your account"; in the middle of a place of 132 × 118 px. */
  verify?: ReactNode;
};

export const PicturesContext = createContext<KitPictures>({});
