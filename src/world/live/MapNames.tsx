// The names of some parishes on the live map, each the way to its page.
import { memo } from "react";
import { parishLink } from "../../alphaFields/links/index.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { NameInView } from "../view/namesInView.ts";
import css from "./MapNames.module.css";
import { strings } from "./strings.ts";

export const MapNames = memo(function MapNames({ names }: { names: readonly NameInView[] }) {
  return (
    <ul role="list" aria-label={strings.names} className={css.names}>
      {names.map(({ parish, x, y }) => (
        <li key={parish}>
          <svg role="presentation">
            <a href={parishLink(parish)}>
              <text x={x} y={y}>
                {parishName(parish)}
              </text>
            </a>
          </svg>
        </li>
      ))}
    </ul>
  );
});
