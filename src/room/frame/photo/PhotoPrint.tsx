// A photograph on its paper, as it is seen in the dialog: the very dots that are saved.
import { useLayoutEffect, useRef } from "react";
import css from "./Photo.module.css";
import type { PaperKind } from "./paper.ts";
import { printPhoto } from "./printPhoto.ts";

type PhotoPrintProps = { photo: HTMLCanvasElement; paper: PaperKind; name: string; label: string };

export function PhotoPrint({ photo, paper, name, label }: PhotoPrintProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const print = printPhoto(photo, paper, name);
    place.current?.replaceChildren(...(print ? [print] : []));
  }, [photo, paper, name]);
  return <div ref={place} className={css.print} role="img" aria-label={label} />;
}
