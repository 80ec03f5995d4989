// A field's small picture in a list: a blank sod of its soil at once, and in its very place the drawing when it has come.
import { useRef, useState } from "react";
import type { FieldTraits } from "../../fields/traits.ts";
import { NIGHT } from "../../stills/sourceSet.ts";
import { fieldPictureUrl } from "../links/index.ts";
import { useAskAgain } from "../shared/useAskAgain.ts";
import css from "./SmallField.module.css";
import { Sod } from "./Sod.tsx";

type SmallFieldProps = { traits: FieldTraits; className?: string | undefined };

/** Decoration: whatever names the field stands beside it. On a dark page it lies in the night. */
export function SmallField({ traits, className = "" }: SmallFieldProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const address = fieldPictureUrl(traits.id, { form: "webp" });
  const came = () => setDrawn(true);
  const askAgain = useAskAgain(image, address, came);

  return (
    <span className={`${css.small} ${className}`}>
      <Sod soil={traits.soil} isDrawn={isDrawn} />
      <picture>
        <source
          media={NIGHT}
          srcSet={fieldPictureUrl(traits.id, { form: "webp", hour: "night" })}
        />
        <img
          ref={image}
          src={address}
          alt=""
          width={352}
          height={336}
          loading="lazy"
          decoding="async"
          className={css.picture}
          data-drawn={isDrawn || undefined}
          onLoad={came}
          onError={askAgain}
        />
      </picture>
    </span>
  );
}
