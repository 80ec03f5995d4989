// The strip of sky and hills along the top of the panel.
import { drawing } from "./element.ts";

export function landscape(): SVGElement {
  return drawing(
    "svg",
    {
      viewBox: "0 0 400 96",
      preserveAspectRatio: "xMidYMid slice",
      class: "landscape",
      "aria-hidden": "true",
    },
    drawing("rect", { class: "sky", width: "400", height: "96" }),
    drawing("circle", { class: "sun", cx: "228", cy: "30", r: "13" }),
    drawing("path", { class: "hill-1", d: "M0 58c70-26 130-18 200-2s140 12 200-14v54H0z" }),
    drawing("path", { class: "hill-2", d: "M0 76c60-16 150-20 230-6s120 6 170-8v34H0z" }),
    drawing("path", { class: "hill-3", d: "M0 84c90 14 170-10 260-4s100 8 140 2v14H0z" }),
  );
}
