// A part of a paper under a heading of its own.
import { type ReactNode, useId } from "react";
import css from "./paper.module.css";

type PartProps = { readonly title: string; readonly children: ReactNode };

export function PaperSection({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h3 id={id} tabIndex={-1} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
