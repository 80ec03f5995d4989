// The one control with a lip: a button that sinks when pressed, or a link that looks like one.
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import css from "./Button.module.css";
import { Spinner } from "./Spinner.tsx";

type Look = {
  kind?: "primary" | "secondary" | "lamp" | "quiet" | undefined;
  size?: "normal" | "small" | undefined;
  icon?: ReactNode;
  /** At work: shows a ring and takes no press, but keeps the focus. */
  busy?: boolean | undefined;
  /** Just succeeded, as in "Copied!". */
  done?: boolean | undefined;
};
type ButtonOrLink =
  | (ComponentProps<"button"> & { href?: undefined })
  | (ComponentProps<"a"> & { href: string });
export type ButtonProps = Look & ButtonOrLink;

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button(props: ButtonProps) {
  const {
    kind = "primary",
    size = "normal",
    icon,
    busy,
    done,
    className,
    children,
    ...rest
  } = props;
  const look = {
    className: className ? `${css.button} ${className}` : css.button,
    "data-kind": kind,
    "data-size": size,
    "data-done": done || undefined,
    "data-grows": (busy && !icon) || undefined,
  };
  const content = (
    <>
      {busy ? <Spinner size="small" /> : icon}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  const working = busy && { "aria-busy": true, "aria-disabled": true, onClick: ignore };
  return (
    <button type="button" {...rest} {...working} {...look}>
      {content}
    </button>
  );
}
