// What is chosen as a small picture, in the colours and patterns that it has: those the model worker draws.
import { useEffect, useMemo, useState } from "react";
import { pieceUrl } from "../../../lib/pieceUrl.ts";
import type { Coat } from "../../model/coat.ts";
import type { ModelId } from "../../model/room.ts";
import { openModelWorker } from "../../modelWorker/modelWorker.ts";
import css from "./Dock.module.css";

type ChosenPictureProps = {
  readonly model: ModelId;
  /** Null where all of it is as it was made. */
  readonly coat: Coat | null;
};

type Coated = { readonly model: ModelId; readonly url: string };

function useCoated({ model, coat }: ChosenPictureProps): Coated | null {
  const worker = useMemo(() => openModelWorker(), []);
  const [coated, setCoated] = useState<Coated | null>(null);
  useEffect(() => worker.close, [worker]);
  useEffect(() => {
    if (coat === null) return;
    let isWanted = true;
    void worker.ask({ kind: "piece", model, coat }).then((drawn) => {
      if (!isWanted || !drawn.ok || !drawn.value) return;
      setCoated({ model, url: `data:image/svg+xml,${encodeURIComponent(drawn.value.svg)}` });
    });
    return () => {
      isWanted = false;
    };
  }, [worker, model, coat]);
  return coated;
}

export function ChosenPicture({ model, coat }: ChosenPictureProps) {
  const coated = useCoated({ model, coat });
  // Rather none for a moment than one of another colour; while it changes its colours the last one stays.
  const drawn = coated?.model === model ? coated.url : undefined;
  return <img className={css.picture} src={coat === null ? pieceUrl(model) : drawn} alt="" />;
}
