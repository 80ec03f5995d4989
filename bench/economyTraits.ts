// What each kind of a trait is worth: prints the figures of every trait, and holds them to its limits.
import { fourSeasons, limitsOfTrait, tradedTraits } from "../src/farm/players/traitLimits.ts";
import { fieldWith, held } from "./economy/courses.ts";

const days = Number(process.argv[2] ?? 28);

const areHeld = tradedTraits.flatMap((trait) =>
  limitsOfTrait(trait, fieldWith, fourSeasons, days).map(held),
);
if (areHeld.includes(false)) process.exitCode = 1;
