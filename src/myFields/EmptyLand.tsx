// What stands here instead of fields: three pieces of earth, a few words, and what can be done.
import type { ReactNode } from "react";
import { EarthHex } from "./EarthHex.tsx";
import css from "./EmptyLand.module.css";

type EmptyLandProps = {
  title: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
};

export function EmptyLand({ title, text, className, children }: EmptyLandProps) {
  return (
    <section className={className ? `${css.empty} ${className}` : css.empty}>
      <div className={css.land} aria-hidden="true">
        <EarthHex className={css.left!} />
        <EarthHex className={css.right!} />
        <EarthHex className={css.front!} />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <div className={css.ways}>{children}</div>
      </div>
    </section>
  );
}
