// Whether the field may come to life: somebody is at the page itself, and saves no data.

import { isTouched, onTouch } from "@loamstead/lib/onTouch.ts";
import { useEffect, useState } from "react";

type Connection = { readonly saveData?: boolean };

const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;

/** Whether somebody has touched the page. */
export function useTouched(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isTouched()) setThere(true);
    else return onTouch(() => setThere(true));
  }, []);
  return isThere;
}

/** The bar leads elsewhere or opens a dialog, and who is about to press there waits for no scene. */
const isInBar = (): boolean =>
  // A finger leaves the bar as if it were in it still.
  matchMedia("(hover: hover)").matches && document.querySelector("header:hover") !== null;

export function useSomebody(): boolean {
  const touched = useTouched();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!touched) return;
    let stop = () => {};
    const look = () => {
      if (isInBar()) stop = onTouch(look);
      else setHere(true);
    };
    look();
    return () => stop();
  }, [touched]);
  return isHere && !savesData();
}
