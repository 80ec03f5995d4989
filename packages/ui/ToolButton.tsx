// A button that lies flat on its card, with whatever its user shows on it.
import type { ComponentProps } from "react";
import css from "./ToolButton.module.css";

export const ToolButton = ({
  className,
  ...props
}: ComponentProps<"button"> & { className: string | undefined }) => (
  <button type="button" {...props} className={`${css.tool} ${className}`} />
);
