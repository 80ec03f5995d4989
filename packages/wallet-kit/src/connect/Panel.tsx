// One step's surface: in the right pane it has a heading of its own, elsewhere the dialog's title is its heading.
import type { ReactNode } from "react";
import css from "./Panel.module.css";
import type { DialogLayout } from "./steps.ts";

type PanelProps = {
  title: string;
  layout: DialogLayout;
  /** In the middle of the pane; otherwise it begins at the top. */
  isCentred?: boolean;
  /** Above the title, in the right pane. */
  picture?: ReactNode;
  /** Whether the focus comes here; not where the list of wallets is the beginning. */
  takesFocus?: boolean;
  children: ReactNode;
};

export function Panel(props: PanelProps) {
  const { title, layout, isCentred, picture, takesFocus = true, children } = props;
  if (layout !== "wide") return <div className={css.single}>{children}</div>;
  return (
    <div className={css.pane} data-centred={isCentred || undefined}>
      {picture && <div className={css.picture}>{picture}</div>}
      <h3
        className={css.heading}
        tabIndex={takesFocus ? -1 : undefined}
        data-autofocus={takesFocus || undefined}
      >
        {title}
      </h3>
      {children}
    </div>
  );
}
