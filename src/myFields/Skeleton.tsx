// The land before anything is known of it: bare pieces that breathe while the fields are looked for.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect } from "react";
import { EarthHex } from "./EarthHex.tsx";
import css from "./FieldsView.module.css";
import { strings } from "./strings.ts";

const pieces = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function Skeleton() {
  useEffect(() => announce(strings.reading), []);
  return (
    <>
      <p className={css.awaited}>{strings.reading}</p>
      <div className={css.land} aria-hidden="true">
        {pieces.map((piece) => (
          <EarthHex key={piece} className={css.bare!} />
        ))}
      </div>
    </>
  );
}
