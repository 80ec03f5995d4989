// The workshop: tools to buy, and pieces and dyes to make of what one has grown.
import type { PaperProps } from "../../session/paperProps.ts";
import { Dyes } from "./Dyes.tsx";
import { Pieces } from "./Pieces.tsx";
import { Tools } from "./Tools.tsx";

export function Workshop(paper: PaperProps) {
  return (
    <>
      <Tools {...paper} />
      <Pieces {...paper} />
      <Dyes {...paper} />
    </>
  );
}
