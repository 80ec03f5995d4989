// Whether the field may come to life: somebody is at the page itself, and saves no data.

import { isTouched, onTouch } from "@loamstead/lib/onTouch.ts";
import { savesData } from "@loamstead/lib/savesData.ts";
import { useEffect, useState } from "react";

/**
 * The bar leads elsewhere or opens a dialog, and who is about to press there waits for nothing of the page.
 * Without a sign it is asked where a mouse is now: a finger leaves the bar as if it were in it still.
 */
function besideBar(sign?: Event): boolean {
  const { target } = sign ?? {};
  if (target instanceof Element) return !target.closest("header, dialog");
  return !(matchMedia("(hover: hover)").matches && document.querySelector("header:hover"));
}

/** Whether somebody has touched the page itself. */
export function useTouched(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const look = (sign?: Event) => {
      if (isTouched() && besideBar(sign)) setThere(true);
      else stop = onTouch(look);
    };
    look();
    return () => stop();
  }, []);
  return isThere;
}

export const useSomebody = (): boolean => useTouched() && !savesData();
