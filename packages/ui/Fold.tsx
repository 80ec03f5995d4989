// A part of a sheet that is folded away under its title; what is in it is drawn only while it is open.
import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./Fold.module.css";

type FoldProps = {
  title: string;
  icon?: ReactNode;
  /** Of those with one name only one is open at a time. */
  name?: string | undefined;
  /** Somebody came for it: it has the focus, too. */
  startsOpen?: boolean;
  children: ReactNode;
};

export function Fold({ title, icon, name, startsOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(startsOpen);
  const fold = useRef<HTMLDetailsElement>(null);

  // What is in it often comes later than the press that opened it. Whoever has gone on by then would
  // have what they are about to press moved away under their pointer.
  useEffect(() => {
    if (!open) return;
    const here = fold.current!;
    const growing = new ResizeObserver(() => here.scrollIntoView({ block: "nearest" }));
    growing.observe(here);
    const goesOn = ({ target }: Event) => here.contains(target as Node) || growing.disconnect();
    const listening = new AbortController();
    // Of which they take the signal.
    for (const type of ["pointerdown", "keydown", "wheel"])
      addEventListener(type, goesOn, listening);
    return () => {
      growing.disconnect();
      listening.abort();
    };
  }, [open]);

  return (
    <details
      ref={fold}
      className={css.fold}
      name={name}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.row} data-autofocus={startsOpen || undefined}>
        {icon}
        {title}
      </summary>
      {open && <div className={css.inside}>{children}</div>}
    </details>
  );
}
