// The picture that travels with a link, as soon as it is developed; copying need not wait for it.
import { useEffect, useState } from "react";
import { link } from "../../lib/link.ts";
import { type PictureStatus, untilDeveloped } from "./askPicture.ts";
import css from "./ShareDialog.module.css";
import { strings } from "./strings.ts";

type SharedPictureProps = {
  room: { readonly id: string; readonly name: string; readonly version: number };
};

/** Of one version: with another, it is another one. */
export function SharedPicture({ room: { id, name, version } }: SharedPictureProps) {
  const [developed, setDeveloped] = useState<PictureStatus | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void untilDeveloped(id, left.signal).then((found) => found && setDeveloped(found));
    return () => left.abort();
  }, [id]);
  const path = link(`/rooms/${id}`);
  return (
    <div className={css.well} role="status">
      {developed ? (
        <img
          className={css.picture}
          src={
            developed.picture === null
              ? `${path}.png?v=${version}`
              : `${path}.jpg?v=${developed.picture}`
          }
          alt={strings.picture(name)}
          width={1200}
          height={630}
        />
      ) : (
        <p className={css.developing}>{strings.developing}</p>
      )}
    </div>
  );
}
