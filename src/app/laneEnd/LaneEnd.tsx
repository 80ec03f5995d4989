// Where the lane ends: a page of one picture, a few words, and the ways that there are.
import type { ReactNode } from "react";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import css from "./LaneEnd.module.css";

type LaneEndProps = { picture: StillPicture; title: string; text: string; children: ReactNode };

export function LaneEnd({ picture, title, text, children }: LaneEndProps) {
  return (
    <div className={css.page}>
      <Still
        className={css.picture}
        picture={picture}
        alt=""
        sizes="(min-width: 500px) 420px, 88vw"
        priority
      />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <p className={css.ways}>{children}</p>
    </div>
  );
}
