// Stands at the edge of the window while the green lies beyond it, and leads there.
import css from "./FarmScene.module.css";
import { strings } from "./strings.ts";
import type { WindowPoint } from "./view/farmCamera.ts";

type ToGreenProps = { readonly at: WindowPoint; readonly onGo: () => void };

export const ToGreen = ({ at, onGo }: ToGreenProps) => (
  <button
    type="button"
    className={css.toGreen}
    style={{ left: Math.round(at.x), top: Math.round(at.y) }}
    onClick={onGo}
  >
    {strings.green} <span aria-hidden="true">›</span>
  </button>
);
