// A code for a phone's camera: ink on paper by day and by night, with the sender's mark in the middle.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import css from "./Qr.module.css";
import type { qrPath } from "./qrPath.ts";

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

/** As heavy as a third of a dialog that may show a code; fetched while the text is still on its way. */
let drawer: typeof qrPath | undefined;

function useDrawer() {
  const [draw, setDraw] = useState(() => drawer);
  useEffect(() => {
    import("./qrPath.ts").then(({ qrPath }) => {
      drawer = qrPath;
      setDraw(() => qrPath);
    }, missingCode.tell);
  }, []);
  return draw;
}

export function Qr({ text, label, size, logo }: QrProps) {
  const clearing = logo ? clearings[size] : 0;
  const draw = useDrawer();
  const drawing = useMemo(
    () => (text === undefined ? undefined : draw?.(text, clearing)),
    [text, clearing, draw],
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
