// One farm in the list: which it is, where it is kept, when and on what it was last played, and what can be done with it.
import { Button } from "@loamstead/ui/Button.tsx";
import type { Clock } from "../../farm/describe/refusal.ts";
import { strings as yardStrings } from "../view/strings.ts";
import css from "./FarmList.module.css";
import { farmWords } from "./farmWords.ts";
import type { ListedFarm } from "./listFarms.ts";
import { playedWords } from "./playedWords.ts";
import { strings } from "./strings.ts";

type FarmEntryProps = {
  readonly farm: ListedFarm;
  readonly isPlayed: boolean;
  readonly isBusy: boolean;
  readonly isSignedIn: boolean;
  readonly clock: Clock;
  readonly onOpen: () => void;
  readonly onFile: () => void;
  readonly onAway: () => void;
  readonly onEnd: () => void;
  readonly onKeep: () => void;
};

const whereOf = ({ device, there }: ListedFarm): keyof typeof strings.where =>
  there === null ? "device" : device === null ? "account" : "both";

export function FarmEntry({ farm, isPlayed, isBusy, isSignedIn, clock, ...on }: FarmEntryProps) {
  const { device, there, field, name, level, at } = farm;
  const words = farmWords(farm);
  const label = (what: string) => strings.ofFarm(what, words);
  return (
    <li className={css.farm} aria-current={isPlayed || undefined}>
      <h3>{yardStrings.menu(field, name)}</h3>
      <p>
        {isPlayed && <b>{strings.isOpen}. </b>}
        {strings.level(level)}
        {isSignedIn && `, ${strings.where[whereOf(farm)]}`}.{" "}
        {strings.lastPlayed(playedWords(clock(at)), farm.on)}.
      </p>
      {isBusy && device === null && <p role="status">{strings.fetching}</p>}
      <div className={css.ways}>
        {!isPlayed && (
          <Button
            size="small"
            busy={isBusy}
            aria-label={label(device === null ? strings.fetch : strings.open)}
            onClick={on.onOpen}
          >
            {device === null ? strings.fetch : strings.open}
          </Button>
        )}
        {isSignedIn && there === null && (
          <Button size="small" busy={isBusy} aria-label={label(strings.keep)} onClick={on.onKeep}>
            {strings.keep}
          </Button>
        )}
        {device !== null && (
          <Button
            size="small"
            kind="secondary"
            aria-label={label(strings.file)}
            onClick={on.onFile}
          >
            {strings.file}
          </Button>
        )}
        {device !== null && (
          <Button
            size="small"
            kind="secondary"
            aria-label={label(strings.away)}
            onClick={on.onAway}
          >
            {strings.away}
          </Button>
        )}
        {there !== null && (
          <Button
            size="small"
            kind="secondary"
            aria-haspopup="dialog"
            aria-label={label(strings.end)}
            onClick={on.onEnd}
          >
            {strings.end}
          </Button>
        )}
      </div>
    </li>
  );
}
