// The visitor's own field in the place of the one that everybody sees: as it stands, or else as the server draws it.
import { useEffect, useRef, useState } from "react";
import { fieldPictureUrl } from "../../alphaFields/links/index.ts";
import { useAskAgain } from "../../alphaFields/shared/index.ts";
import { islandFrame } from "../../fields/diorama/frames.ts";
import { fieldSentence } from "../../fields/words.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { drawOwn } from "./drawOwn.ts";
import type { OwnFarm } from "./useOwnFarm.ts";

type OwnDrawingProps = {
  readonly field: OwnFarm;
  readonly hour: Hour;
  readonly className: string;
  /** `isStanding` where what is to be seen is the very farm, which no scene shows. */
  readonly onShown: (hour: Hour, isStanding: boolean) => void;
  readonly draw?: typeof drawOwn;
};

type Drawn = { readonly url: string | null; readonly hour: Hour };

export function OwnDrawing({
  field: { traits, ready },
  hour,
  className,
  onShown,
  draw = drawOwn,
}: OwnDrawingProps) {
  const { id } = traits;
  /** Null until it is known whether there is one. */
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each plot that is ready it looks otherwise.
  useEffect(() => {
    let isHere = true;
    let url: string | null = null;
    void draw(id, hour)
      .catch(() => null)
      .then((picture) => {
        if (!isHere) return;
        url = picture && URL.createObjectURL(picture);
        setDrawn({ url, hour });
      });
    return () => {
      isHere = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, hour, ready, draw]);

  const image = useRef<HTMLImageElement>(null);
  const served = fieldPictureUrl(id, { form: "svg", frame: "island", season: "now", hour });
  const source = drawn && (drawn.url ?? served);
  const shown = () => drawn && onShown(drawn.url ? drawn.hour : hour, drawn.url !== null);
  const askAgain = useAskAgain(image, source ?? served, shown);
  return (
    source && (
      <img
        ref={image}
        className={className}
        src={source}
        alt={fieldSentence(traits)}
        width={islandFrame.width}
        height={islandFrame.height}
        onLoad={shown}
        onError={askAgain}
      />
    )
  );
}
