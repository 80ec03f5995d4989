// A part of a sheet that is folded away under its title; what is in it is drawn only while it is open.
import { type ReactNode, useState } from "react";
import css from "./Fold.module.css";

type FoldProps = { title: string; children: ReactNode };

export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.title}>{title}</summary>
      {open && children}
    </details>
  );
}
