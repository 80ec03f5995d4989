// The visitor's own field in the place of the one that everybody sees, as the server draws it.
import { useRef } from "react";
import { fieldPicture } from "../../alphaFields/links/index.ts";
import { useAskAgain } from "../../alphaFields/shared/index.ts";
import { island } from "../../fields/diorama/frames.ts";
import { fieldSentence } from "../../fields/words.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { ShownField } from "./shownField.ts";

type OwnDrawingProps = {
  readonly field: ShownField;
  readonly hour: Hour;
  readonly className: string;
  readonly onShown: (hour: Hour) => void;
};

export function OwnDrawing({ field: { traits }, hour, className, onShown }: OwnDrawingProps) {
  const image = useRef<HTMLImageElement>(null);
  const source = fieldPicture(traits.id, { form: "svg", frame: "island", season: "now", hour });
  const shown = () => onShown(hour);
  const askAgain = useAskAgain(image, source, shown);
  return (
    <img
      ref={image}
      className={className}
      src={source}
      alt={fieldSentence(traits)}
      width={island.width}
      height={island.height}
      onLoad={shown}
      onError={askAgain}
    />
  );
}
