// The hill line where one section meets the next: a single wave in the colour of the ground it belongs to.
import css from "./HillEdge.module.css";

export type HillEdgeProps = {
  /** Sets `color` to the colour of the ground. */
  className: string;
  /** Mirrored left to right, so that two edges in a row do not run alike. */
  flip?: boolean;
  /** Hangs from the section's foot instead of rising from its head. */
  hang?: boolean;
};

export function HillEdge({ className, flip, hang }: HillEdgeProps) {
  return (
    <svg
      className={`${css.edge} ${hang ? css.hang : css.rise} ${flip ? css.flip : ""} ${className}`}
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 18C180-2 330 4 560 22s420 24 640 4c110-9 180-6 240 2v20H0z" />
    </svg>
  );
}
