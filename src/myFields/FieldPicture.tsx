// The picture of a field; a plain piece of earth stands in for one that cannot be shown.
import { useState } from "react";
import { link } from "../lib/link.ts";
import { EarthHex } from "./EarthHex.tsx";
import css from "./FieldPicture.module.css";
import { strings } from "./strings.ts";

export function FieldPicture({ id }: { id: number }) {
  const [isMissing, setMissing] = useState(false);
  const words = strings.picture(id);
  return isMissing ? (
    <EarthHex className={css.picture!} label={words} />
  ) : (
    <img
      className={css.picture}
      src={link(`/fields/${id}.svg`)}
      width={300}
      height={250}
      alt={words}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
