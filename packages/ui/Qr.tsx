// A code for a phone's camera: ink on paper by day and by night, with the sender's mark in the middle.
import type { ReactNode } from "react";
import { useMemo } from "react";
import css from "./Qr.module.css";
import { qrPath } from "./qrPath.ts";

type QrProps = {
  /** Undefined while it is not known yet: the paper lies ready. */
  text: string | undefined;
  /** What the code is for, in words. */
  label: string;
  size: "wide" | "compact" | "install";
  /** A picture in the middle. */
  logo?: ReactNode;
};

/** Of the drawn code's side: the logo and a ring of 7 px around it. */
const clearings = { wide: 86 / 342, compact: 74 / 278, install: 0 } as const;

export function Qr({ text, label, size, logo }: QrProps) {
  const clearing = logo ? clearings[size] : 0;
  const drawing = useMemo(
    () => (text === undefined ? undefined : qrPath(text, clearing)),
    [text, clearing],
  );
  return (
    <div className={css.paper} data-size={size}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          role="img"
          aria-label={label}
          className={css.code}
        >
          <path d={drawing.path} fillRule="evenodd" />
        </svg>
      )}
      {logo && <div className={css.logo}>{logo}</div>}
    </div>
  );
}
