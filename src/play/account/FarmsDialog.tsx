// The list of all farms, those of the account and those of this device, with what can be done with each; and those that were ended, for thirty days.
import type { Result } from "@loamstead/lib/result.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useRef, useState } from "react";
import { capitalise } from "../../farm/describe/listed.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import { download } from "../../lib/download.ts";
import type { DeletedFarm, FarmSummary, Farms } from "../farms/farms.ts";
import { farmTakenWords, farmTroubles } from "../farms/troubleStrings.ts";
import { strings as yardStrings } from "../view/strings.ts";
import { FarmEntry } from "./FarmEntry.tsx";
import css from "./FarmList.module.css";
import { farmWords } from "./farmWords.ts";
import { type ListedFarm, listFarms } from "./listFarms.ts";
import { strings } from "./strings.ts";
import { journalTroubleWords } from "./troubleWords.ts";

type FarmsDialogProps = {
  readonly open: boolean;
  readonly farms: Pick<Farms, "account" | "open" | "remove">;
  readonly here: readonly FarmSummary[];
  /** The name of the open one on this device. */
  readonly played: string;
  readonly clock: Clock;
  readonly onOpen: (id: string) => Promise<void> | void;
  /** The open one is put away as its own dialog says. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
  readonly returnTo?: () => HTMLElement | null;
};

export function FarmsDialog(props: FarmsDialogProps) {
  const { open, farms, here, played, clock, onOpen, onRemove, onClose, returnTo } = props;
  const { account } = farms;
  const { at, quota, deleted, farms: there } = account.state();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [ending, setEnding] = useState<ListedFarm | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isSignedIn = at !== "signedOut";
  const all = listFarms(here, { farms: there });

  const close = () => {
    setTrouble(null);
    setEnding(null);
    onClose();
  };
  /** One thing at a time; what came of it is said, and the keys stay in the list. */
  const run = async <T, R>(
    key: string,
    work: Promise<Result<T, R>>,
    wordsOf: (reason: R) => string,
    done: string | null,
  ): Promise<T | null> => {
    setTrouble(null);
    setBusy(key);
    const result = await work.finally(() => setBusy(null));
    if (!result.ok) {
      setTrouble(wordsOf(result.reason));
      return null;
    }
    if (done !== null) announce(done);
    list.current?.focus();
    return result.value;
  };

  const openIt = async (farm: ListedFarm) => {
    const id =
      farm.device ?? (await run(farm.key, account.fetch(farm.there!), journalTroubleWords, null));
    if (id === null) return;
    close();
    await onOpen(id);
  };
  const fileOf = async (farm: ListedFarm) => {
    const opened = await farms.open(farm.device!);
    if (!opened.ok) return setTrouble(farmTroubles[opened.reason]);
    const file = await opened.value.file();
    if (farm.device !== played) opened.value.close();
    if (!file.ok) return setTrouble(farmTroubles[file.reason]);
    download(new Blob([file.value.text], { type: "application/json" }), file.value.name);
    announce(farmTakenWords(file.value.name));
  };
  const away = async (farm: ListedFarm) => {
    if (farm.device === played) {
      close();
      return onRemove();
    }
    const wordsOf = (reason: keyof typeof farmTroubles) => farmTroubles[reason];
    const name = capitalise(farmWords(farm));
    await run(farm.key, farms.remove(farm.device!), wordsOf, strings.isAway(name));
  };
  const end = async (farm: ListedFarm) => {
    setEnding(null);
    const name = capitalise(farmWords(farm));
    await run(farm.key, account.remove(farm.there!), journalTroubleWords, strings.isEnded(name));
  };
  const claim = async (farm: ListedFarm) => {
    setBusy(farm.key);
    announce(strings.onItsWay);
    await account.claim([farm.device!]).finally(() => setBusy(null));
    list.current?.focus();
  };

  return (
    <Dialog
      open={open}
      title={ending ? strings.endTitle(farmWords(ending)) : strings.listTitle}
      size="compact"
      step={ending ? "end" : "list"}
      onClose={close}
      onBack={ending ? () => setEnding(null) : undefined}
      returnTo={returnTo}
    >
      {ending ? (
        <div className={css.asked}>
          <p>{strings.endText}</p>
          <div className={css.ways}>
            <Button onClick={() => void end(ending)}>{strings.endIt}</Button>
            <Button kind="secondary" onClick={() => setEnding(null)}>
              {strings.notEnd}
            </Button>
          </div>
        </div>
      ) : (
        <div ref={list} className={css.asked} tabIndex={-1}>
          <p>{isSignedIn && quota ? strings.listText(quota.used, quota.most) : strings.listHere}</p>
          {trouble && (
            <p role="alert" className={css.trouble}>
              {trouble}
            </p>
          )}
          {all.length === 0 && <p>{strings.none}</p>}
          <ul role="list" className={css.farms} aria-label={strings.listTitle}>
            {all.map((farm) => (
              <FarmEntry
                key={farm.key}
                farm={farm}
                isPlayed={farm.device === played}
                isBusy={busy === farm.key}
                isSignedIn={isSignedIn}
                clock={clock}
                onOpen={() => void openIt(farm)}
                onFile={() => void fileOf(farm)}
                onAway={() => void away(farm)}
                onEnd={() => setEnding(farm)}
                onKeep={() => void claim(farm)}
              />
            ))}
          </ul>
          {deleted.length > 0 && (
            <>
              <h3>{strings.endedTitle}</h3>
              <ul role="list" className={css.farms} aria-label={strings.endedTitle}>
                {deleted.map((farm) => (
                  <Ended key={farm.id} farm={farm} account={account} run={run} clock={clock} />
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

type EndedProps = {
  readonly farm: DeletedFarm;
  readonly account: Farms["account"];
  readonly run: <T, R>(
    key: string,
    work: Promise<Result<T, R>>,
    wordsOf: (reason: R) => string,
    done: string | null,
  ) => Promise<T | null>;
  readonly clock: Clock;
};

function Ended({ farm, account, run, clock }: EndedProps) {
  const { id, field, name, goesAt } = farm;
  const words = farmWords({ field, name });
  const named = capitalise(words);
  return (
    <li className={css.farm}>
      <h4>{yardStrings.menu(field, name)}</h4>
      <p>{strings.endedUntil(clock(goesAt))}</p>
      <div className={css.ways}>
        <Button
          size="small"
          aria-label={strings.ofFarm(strings.bringBack, words)}
          onClick={() =>
            void run(id, account.bringBack(id), journalTroubleWords, strings.isBack(named))
          }
        >
          {strings.bringBack}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-label={strings.ofFarm(strings.forGood, words)}
          onClick={() =>
            void run(id, account.purge(id), journalTroubleWords, strings.isGone(named))
          }
        >
          {strings.forGood}
        </Button>
      </div>
    </li>
  );
}
