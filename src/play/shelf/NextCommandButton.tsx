// The one thing to do now, as a button in the first place of the shelf; beside it what makes room for it.
import { Button } from "@loamstead/ui/Button.tsx";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { MakeRoomCommand } from "../view/commands.ts";
import type { NextCommand } from "../view/nextCommand.ts";
import { commandLabel, nextName, roomWords } from "../view/words.ts";
import css from "./NextCommandButton.module.css";

type NextCommandButtonProps = {
  readonly next: NextCommand;
  readonly room: MakeRoomCommand | null;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly onDo: () => void;
  readonly run: (wishes: readonly FarmAction[]) => void;
};

export function NextCommandButton({ next, room, seed, clock, onDo, run }: NextCommandButtonProps) {
  const name = nextName(next, clock);
  return (
    <>
      {next.id === "rest" ? (
        <p className={css.rest}>{name}</p>
      ) : (
        <Button
          size="small"
          aria-label={next.id === "letters" ? undefined : commandLabel(next, seed)}
          onClick={onDo}
        >
          {name}
        </Button>
      )}
      {room && (
        <Button kind="secondary" size="small" onClick={() => run(room.wishes)}>
          {roomWords(room)}
        </Button>
      )}
    </>
  );
}
