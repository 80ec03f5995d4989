// The way back from a seat: a button at the foot of the window, which has the focus.
import { Button } from "@loamstead/ui/Button.tsx";
import { useEffect, useRef } from "react";
import { strings } from "../view/strings.ts";
import css from "./StandUp.module.css";

export function StandUp({ onUp }: { readonly onUp: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // Whatever led here is hidden now.
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={css.up} data-keys="">
      <Button onClick={onUp}>{strings.standUp}</Button>
    </div>
  );
}
