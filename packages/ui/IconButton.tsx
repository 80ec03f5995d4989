// A square button that is only a picture, so its name is said aloud and shown as a tooltip.
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from "react";
import css from "./IconButton.module.css";
import { lazyOrNothing } from "./lazyOrNothing.ts";
import { Spinner } from "./Spinner.tsx";

const Tooltip = lazyOrNothing(async () => (await import("./Tooltip.tsx")).Tooltip, {
  isQuiet: true,
});

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: ReactNode;
  label: string;
  /** More than the name, such as a shortcut: shown in the tooltip, heard as the description. */
  hint?: string | undefined;
  /** `raised` is for buttons that lie on a picture. */
  kind?: "well" | "raised" | undefined;
  busy?: boolean | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, hint, kind = "well", busy, className, ...rest } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const working = busy && { "aria-busy": true, "aria-disabled": true, onClick: undefined };

  // The tooltip's code is fetched when somebody comes near the first button that has one.
  const onPointerEnter = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== "touch") setAnchor(event.currentTarget);
    rest.onPointerEnter?.(event);
  };
  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    rest.onFocus?.(event);
  };

  return (
    <>
      <button
        type="button"
        aria-description={hint}
        {...rest}
        {...working}
        onPointerEnter={onPointerEnter}
        onFocus={onFocus}
        aria-label={label}
        data-kind={kind}
        className={className ? `${css.button} ${className}` : css.button}
      >
        {busy ? <Spinner size="small" /> : icon}
      </button>
      {anchor && (
        <Tooltip anchor={anchor} text={hint ? `${label} · ${hint}` : label} describes={false} />
      )}
    </>
  );
}
