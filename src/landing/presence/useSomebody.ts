// Whether the field may come to life: somebody is at the page itself, and saves no data.

import { isTouched, onTouch } from "@loamstead/lib/onTouch.ts";
import { useEffect, useState } from "react";

type Connection = { readonly saveData?: boolean };

const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const anywhere = (): boolean => true;

/** The bar leads elsewhere or opens a dialog, and who is about to press there waits for no scene. */
const besideBar = (): boolean =>
  // A finger leaves the bar as if it were in it still.
  !(matchMedia("(hover: hover)").matches && document.querySelector("header:hover"));

/** Whether somebody has touched the page. */
export function useTouched(isMeant = anywhere): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const look = () => {
      if (isTouched() && isMeant()) setThere(true);
      else stop = onTouch(look);
    };
    look();
    return () => stop();
  }, [isMeant]);
  return isThere;
}

export const useSomebody = (): boolean => useTouched(besideBar) && !savesData();
