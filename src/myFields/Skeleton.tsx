// The land before anything is known of it: bare pieces that breathe while the fields are looked for.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect } from "react";
import { BareLand } from "../alphaFields/emblem/index.ts";
import { soils } from "../fields/land/kinds.ts";
import css from "./FieldsView.module.css";
import { strings } from "./strings.ts";

const pieces = Array.from({ length: 8 }, (_, at) => ({ at, soil: soils[at % soils.length]!.id }));

export function Skeleton() {
  useEffect(() => announce(strings.reading), []);
  return (
    <>
      <p className={css.awaited}>{strings.reading}</p>
      <div className={css.land} aria-hidden="true">
        {pieces.map(({ at, soil }) => (
          <BareLand key={at} soil={soil} className={css.bare} />
        ))}
      </div>
    </>
  );
}
