// Whether the field may come to life: somebody has touched the page, and saves no data.

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

export function useSomebody(): boolean {
  return useTouched() && !savesData();
}
