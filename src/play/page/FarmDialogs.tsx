// What the menu of farms asks: another field, a file to open, or whether this farm is to be put away.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useRef, useState } from "react";
import site from "../../../site.config.ts";
import { doneWords } from "../../farm/describe/done.ts";
import { refusalWords } from "../../farm/describe/refusal.ts";
import { counted } from "../../lib/numberWords.ts";
import { FarmsDialog } from "../account/FarmsDialog.tsx";
import { FieldNumberDialog } from "../bar/FieldNumberDialog.tsx";
import type { FarmSummary, Farms, OpenFarm } from "../farms/farms.ts";
import { importTroubleWords } from "../farms/strings.ts";
import { farmTroubles } from "../farms/troubleStrings.ts";
import { clockAt } from "../view/clock.ts";
import { strings as yardStrings } from "../view/strings.ts";
import type { Gone } from "../yard/FarmNotices.tsx";
import { LazyYearDialog } from "../year/LazyYearDialog.ts";
import css from "./FarmDialogs.module.css";
import { strings } from "./strings.ts";
import { tagOf } from "./useNextFarm.ts";

/** A gesture is some sixty bytes: a million of them, as nobody has made on one farm. */
const MOST_BYTES = 64_000_000;

export type FarmDialogKind = "another" | "move" | "take" | "remove" | "list" | "year" | null;

type FarmDialogsProps = {
  readonly asking: FarmDialogKind;
  readonly onAsking: (asking: FarmDialogKind) => void;
  readonly farms: Farms;
  readonly here: readonly FarmSummary[];
  readonly played: OpenFarm;
  readonly onPlayed: (farm: OpenFarm) => void;
  readonly onGone: (farm: Gone) => void;
  readonly goTo: (id: string) => Promise<void>;
};

export function FarmDialogs(props: FarmDialogsProps) {
  const { asking, onAsking, farms, here, played, onPlayed, onGone, goTo } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  /** Fetched by who asks for it. */
  const wantsYear = useRef(false);
  wantsYear.current ||= asking === "year";
  const close = () => {
    setTrouble(null);
    onAsking(null);
  };

  const begin = async (field: number) => {
    close();
    onPlayed(await farms.begin(field));
  };

  const move = (to: number) => {
    const wish = { kind: "moveGround", to } as const;
    const moved = played.act(wish);
    const now = played.now();
    if (!moved.ok) return setTrouble(refusalWords(moved.reason, clockAt(now)));
    close();
    announce(doneWords({ ...wish, at: now }, moved.value));
  };

  const take = async (file: File | undefined) => {
    if (!file) return;
    // What was said of another one is not true of this.
    setTrouble(null);
    // A film would be read to its end, and the page stand still.
    if (file.size > MOST_BYTES) return setTrouble(strings.tooLarge);
    const text = await file.text().catch(() => null);
    if (text === null) return setTrouble(strings.unread);
    setReading(true);
    const taken = await farms.take(text).finally(() => setReading(false));
    if (!taken.ok) return setTrouble(importTroubleWords(taken.reason));
    close();
    await goTo(taken.value);
    announce(yardStrings.taken);
  };

  const remove = async () => {
    const { field } = played.ground;
    const removed = await farms.remove(played.id);
    if (!removed.ok) return setTrouble(farmTroubles[removed.reason]);
    const [next] = (await farms.list()).filter(({ id }) => id !== played.id);
    close();
    if (next) await goTo(next.id);
    else onPlayed(await farms.begin(field));
    onGone({ id: played.id, field });
  };

  const isWithAccount = farms.account.state().farms.some(({ device }) => device === played.id);

  return (
    <>
      <FarmsDialog
        open={asking === "list"}
        farms={farms}
        here={here}
        played={played.id}
        clock={clockAt(played.now())}
        onOpen={goTo}
        onRemove={() => onAsking("remove")}
        onClose={close}
        returnTo={tagOf}
      />
      {asking === "year" && (
        <LazyYearDialog open played={played} onClose={close} returnTo={tagOf} />
      )}
      <FieldNumberDialog
        open={asking === "another"}
        title={yardStrings.anotherTitle}
        text={yardStrings.anotherText(counted(site.collection.size))}
        way={yardStrings.begin}
        onClose={close}
        onField={(field) => void begin(field)}
      />
      <FieldNumberDialog
        open={asking === "move"}
        title={yardStrings.moveTitle}
        text={yardStrings.moveText}
        way={yardStrings.moveThere}
        trouble={asking === "move" ? trouble : null}
        onClose={close}
        onField={move}
        returnTo={tagOf}
      />
      <Dialog
        open={asking === "take"}
        title={strings.takeTitle}
        size="compact"
        onClose={close}
        returnTo={tagOf}
      >
        <div className={css.asked}>
          <p>{strings.takeText}</p>
          <label className={css.file}>
            {strings.takeFile}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // The same one may be picked again, once it was mended.
                currentTarget.value = "";
                void take(file);
              }}
            />
          </label>
          {isReading && <p role="status">{strings.reading}</p>}
          {trouble && (
            <p role="alert" className={css.trouble}>
              {trouble}
            </p>
          )}
        </div>
      </Dialog>
      <Dialog
        open={asking === "remove"}
        title={strings.removeTitle(played.ground.field)}
        size="compact"
        onClose={close}
        returnTo={tagOf}
      >
        <div className={css.asked}>
          <p>{isWithAccount ? strings.removeHereText : strings.removeText}</p>
          {trouble && (
            <p role="alert" className={css.trouble}>
              {trouble}
            </p>
          )}
          <div className={css.ways}>
            <Button onClick={() => void remove()}>{strings.remove}</Button>
            <Button kind="secondary" onClick={close}>
              {strings.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
