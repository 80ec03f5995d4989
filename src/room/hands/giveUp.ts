// Ends whatever is going on as if it had never begun.
import type { HandState } from "./gesture.ts";
import type { Intent } from "./intent.ts";
import { type HandStep, spent } from "./step.ts";

function undoing({ doing }: HandState): readonly Intent[] {
  switch (doing.is) {
    case "carrying":
    case "twisting":
      return [{ do: "putBack" }];
    case "boxing":
      return [{ do: "unbox" }];
    case "sliding":
      return [{ do: "undoSlide" }];
    case "painting":
      return [{ do: "undoPaint" }];
    default:
      return [];
  }
}

export function giveUp(state: HandState): HandStep {
  const hidden: readonly Intent[] = state.hover?.isShown
    ? [{ do: "hover", id: null, at: state.hover.at }]
    : [];
  return spent({ ...state, hover: null }, ...undoing(state), ...hidden);
}
