// The workshop: pieces to make of what one has grown, tools to buy, a yard to build, dyes to boil.
import type { PaperProps } from "../../session/paperProps.ts";
import { AllPieces } from "./AllPieces.tsx";
import { Dyes } from "./Dyes.tsx";
import { Pieces } from "./Pieces.tsx";
import { Tools } from "./Tools.tsx";
import { Yard } from "./Yard.tsx";

export function Workshop(paper: PaperProps) {
  return (
    <>
      <Pieces {...paper} />
      <Tools {...paper} />
      <Yard {...paper} />
      <Dyes {...paper} />
      <AllPieces {...paper} />
    </>
  );
}
