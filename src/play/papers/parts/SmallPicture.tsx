// A small picture beside the name of what it shows, fetched when it comes into view.
import css from "./paper.module.css";

export const SmallPicture = ({ src }: { readonly src: string }) => (
  <img
    className={css.picture}
    src={src}
    alt=""
    width={44}
    height={44}
    loading="lazy"
    decoding="async"
  />
);
