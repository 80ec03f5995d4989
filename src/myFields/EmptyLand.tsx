// What stands here instead of fields: three islands of the collection, a few words, and what can be done.
import type { ReactNode } from "react";
import site from "../../site.config.ts";
import { SmallField } from "../alphaFields/emblem/index.ts";
import { fieldTraits } from "../fields/traits.ts";
import css from "./EmptyLand.module.css";

const { address, size } = site.collection;

/** Any would do; these have a pond, a mill and an orchard to look at where the collection is ours. */
const shown = (
  [
    [5150, css.left],
    [44, css.right],
    [417, css.front],
  ] as const
).map(([id, place]) => ({ traits: fieldTraits(address, id % size), place }));

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
        {shown.map(({ traits, place }) => (
          <SmallField key={traits.id} traits={traits} className={place} />
        ))}
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <div className={css.ways}>{children}</div>
      </div>
    </section>
  );
}
