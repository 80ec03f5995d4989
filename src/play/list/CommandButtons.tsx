// What can be done to the whole field at once, as buttons; the most pressing is the primary one.
import { Button } from "@loamstead/ui/Button.tsx";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { FarmCommand } from "../view/commands.ts";
import { commandLabel, commandName, commandWords } from "../view/words.ts";

type CommandButtonsProps = {
  readonly commands: readonly FarmCommand[];
  readonly seed: Seed;
  readonly run: (wishes: readonly FarmAction[]) => void;
  /** Where there is little room the words are short, and heard whole. */
  readonly isShort?: boolean;
  /** Something else is the primary button of this view. */
  readonly isQuiet?: boolean;
};

export const CommandButtons = ({ commands, seed, run, isShort, isQuiet }: CommandButtonsProps) =>
  commands.map((command, i) => (
    <Button
      key={command.id}
      kind={i === 0 && !isQuiet ? "primary" : "secondary"}
      size="small"
      aria-label={isShort ? commandLabel(command, seed) : undefined}
      onClick={() => run(command.wishes)}
    >
      {isShort ? commandName(command) : commandWords(command, seed)}
    </Button>
  ));
