// The land before anything is known of it: bare pieces that breathe while the fields are looked for.
import { useEffect } from "react";
import { announce } from "../ui/LiveRegion.tsx";
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
