// The one thing about farms and the account that wants to be said just now, as a slip over the farm that covers nothing.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useState } from "react";
import { capitalise } from "../../farm/describe/listed.ts";
import type { FarmAccount } from "../farms/farms.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import { type AccountNotice, accountNoticeOf, type NoticeParts } from "./accountNotice.ts";
import { ChooseFarmsDialog } from "./ChooseFarmsDialog.tsx";
import { farmWords } from "./farmWords.ts";
import { strings } from "./strings.ts";
import { journalTroubleWords } from "./troubleWords.ts";

type FarmAccountNoticesProps = Omit<NoticeParts, "heard"> & {
  readonly farms: Pick<FarmAccount, "claim" | "decline" | "bringBack" | "fetch" | "retry">;
  readonly onOpen: (id: string) => void;
  /** The list of all farms. */
  readonly onFarms: () => void;
  readonly onLeftHeard: () => void;
  /** Where keys go on once what was pressed is gone. */
  readonly stop: () => HTMLElement | null | undefined;
};

const reload = () => location.reload();

export function FarmAccountNotices(props: FarmAccountNoticesProps) {
  const { account, left, isEmpty, came, stop } = props;
  const next = useNextStop(stop);
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set());
  const notice = accountNoticeOf({ account, left, isEmpty, came, heard });
  const hear = (what: string) => setHeard((before) => new Set([...before, what]));
  return (
    <div data-asks={notice ? "" : undefined} hidden={!notice} {...next}>
      {notice && <Told {...props} notice={notice} hear={hear} />}
    </div>
  );
}

type ToldProps = FarmAccountNoticesProps & {
  readonly notice: AccountNotice;
  readonly hear: (what: string) => void;
};

function Told({ notice, hear, farms, onOpen, onFarms, onLeftHeard }: ToldProps) {
  switch (notice.kind) {
    case "looking":
      return <Slip words={strings.looking} more={strings.playOn} isSaid />;
    case "silent":
      return (
        <Slip words={strings.silent} more={strings.comesLater} isSaid>
          <Button size="small" onClick={farms.retry}>
            {strings.retry}
          </Button>
          <Quiet words={strings.heard} onPress={() => hear("silent")} />
        </Slip>
      );
    case "left": {
      const { field, ended } = notice.farm;
      const bringBack = async (id: string) => {
        const back = await farms.bringBack(id);
        const there = back.ok ? await farms.fetch(id) : back;
        if (!there.ok) return announce(journalTroubleWords(there.reason));
        onLeftHeard();
        onOpen(there.value as string);
      };
      return (
        <Slip
          words={ended === null ? strings.othersFarm(field) : strings.ended(field)}
          more={ended === null ? strings.hereAgain : strings.forThirtyDays}
          isSaid
        >
          {ended !== null && (
            <Button size="small" onClick={() => void bringBack(ended)}>
              {strings.bringBack}
            </Button>
          )}
          <Quiet words={strings.heard} onPress={onLeftHeard} />
        </Slip>
      );
    }
    case "trouble": {
      const { kind } = notice.trouble;
      return (
        <Slip words={journalTroubleWords(notice.trouble)} isTrouble isSaid>
          {kind === "reload" && (
            <Button size="small" onClick={reload}>
              {strings.reload}
            </Button>
          )}
          {kind === "unkept" && (
            <Button size="small" onClick={farms.retry}>
              {strings.retry}
            </Button>
          )}
          {kind === "tooMany" && (
            <Button size="small" onClick={onFarms}>
              {strings.yourFarms}
            </Button>
          )}
          <Quiet words={strings.heard} onPress={() => hear(kind)} />
        </Slip>
      );
    }
    case "found": {
      const { farm } = notice;
      return (
        <Slip words={strings.found(capitalise(farmWords(farm)))} isSaid>
          <Button
            size="small"
            onClick={() => {
              hear(farm.id);
              onOpen(farm.device!);
            }}
          >
            {strings.goThere}
          </Button>
          <Quiet words={strings.stay} onPress={() => hear(farm.id)} />
        </Slip>
      );
    }
    case "offer":
      return <Offer {...notice} farms={notice.farms} account={farms} onFarms={onFarms} />;
  }
}

const Quiet = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <Button size="small" kind="secondary" onClick={onPress}>
    {words}
  </Button>
);

type OfferProps = Omit<Extract<AccountNotice, { kind: "offer" }>, "kind"> & {
  readonly account: FarmAccountNoticesProps["farms"];
  readonly onFarms: () => void;
};

function Offer({ farms, room, most, account, onFarms }: OfferProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const claim = async (ids: readonly string[]) => {
    setBusy(true);
    announce(strings.onItsWay);
    await account.claim(ids);
    setBusy(false);
  };
  const decline = async () => {
    await account.decline();
    announce(strings.keptHere);
  };
  const [first] = farms;
  const name = farmWords(first!);
  const fits = farms.length <= room;
  const isOne = farms.length === 1;
  const offered: readonly [string, string?] =
    room === 0
      ? [strings.offerFull(most), strings.staysHere(capitalise(name))]
      : !fits
        ? [strings.offerSome(farms.length, room)]
        : isOne
          ? [strings.offerOne(name), strings.thenIt]
          : [strings.offerAll(farms.length), strings.thenThey];
  return (
    <>
      <Slip words={offered[0]} more={offered[1]} isSaid>
        {room === 0 && (
          <Button size="small" onClick={onFarms}>
            {strings.yourFarms}
          </Button>
        )}
        {room > 0 && (
          <Button
            size="small"
            busy={isBusy}
            aria-haspopup={fits ? undefined : "dialog"}
            onClick={() => (fits ? void claim(farms.map(({ id }) => id)) : setAsked(true))}
          >
            {fits ? strings.yes(farms.length) : strings.choose}
          </Button>
        )}
        <Quiet words={strings.keepHere(farms.length)} onPress={() => void decline()} />
      </Slip>
      <ChooseFarmsDialog
        open={isAsked}
        farms={farms}
        room={room}
        onClose={() => setAsked(false)}
        onChosen={(ids) => {
          setAsked(false);
          void claim(ids);
        }}
      />
    </>
  );
}
