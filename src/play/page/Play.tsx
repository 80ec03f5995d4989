// The farms of whoever is here brought to the page: the one that was played last, or a first one.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useWholeWindow, WholeWindow } from "@loamstead/ui/wholeWindow.ts";
import {
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import site from "../../../site.config.ts";
import { download } from "../../lib/download.ts";
import { startOffline } from "../../offline/index.ts";
import { keepLastFarm, readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import type { SignIn } from "../../signIn/index.ts";
import { listFarms } from "../account/listFarms.ts";
import { useAccountFarms } from "../account/useAccountFarms.ts";
import type { FarmSummary, Farms, OpenFarm } from "../farms/farms.ts";
import type { Missed } from "../farms/openLast.ts";
import { farmTakenWords, farmTroubles } from "../farms/troubleStrings.ts";
import { followFarm } from "../session/followFarm.ts";
import type { Gone } from "../yard/FarmNotices.tsx";
import { Farmyard } from "../yard/Farmyard.tsx";
import type { FarmDialogKind } from "./FarmDialogs.tsx";
import { takeFirst } from "./openFirst.ts";
import { strings } from "./strings.ts";
import { useFarmAddress } from "./useFarmAddress.ts";
import { useFirstElsewhere } from "./useFirstElsewhere.ts";
import { useNextFarm } from "./useNextFarm.ts";

export { openAhead } from "./openFirst.ts";

type PlayProps = { readonly signIn: SignIn | null; readonly onOpen: () => void };

const { size } = site.collection;
const shelf = () => localStorage;
const never = () => () => {};
const none: readonly FarmSummary[] = [];

const FarmDialogs = lazyOrNothing(async () => (await import("./FarmDialogs.tsx")).FarmDialogs);

/** What answers a press is seen as well as heard; what shows it comes when it is first wanted. */
const tell = (text: string, kind: "plain" | "error"): void =>
  void import("@loamstead/ui/Toast.tsx").then(
    ({ toast }) => toast(text, { kind }),
    () => announce(text),
  );

export function Play({ signIn, onOpen }: PlayProps) {
  const [farms, setFarms] = useState<Farms | null>(null);
  const [played, setPlayed] = useState<OpenFarm | null>(null);
  /** Null until they are known. */
  const [listed, setListed] = useState<readonly FarmSummary[] | null>(null);
  const all = listed ?? none;
  const [isAsked, setAsked] = useState(true);
  const [asking, setAsking] = useState<FarmDialogKind>(null);
  const hasAsked = useRef(false);
  hasAsked.current ||= asking !== null;
  const [gone, setGone] = useState<Gone | null>(null);
  const [missed, setMissed] = useState<Missed | null>(null);
  useWholeWindow(played !== null);
  const takeWindow = useContext(WholeWindow);
  // Other beds and other ground: a yard of its own, as for another farm.
  const stands = useSyncExternalStore(played?.subscribe ?? never, () => played?.ground.field);
  const yard = played && `${played.id} on ${stands}`;
  useNextFarm(yard);
  useFarmAddress(stands ?? null, played?.id, listed);
  const holder = useSyncExternalStore(
    signIn?.subscribe ?? never,
    () => signIn?.session()?.address ?? null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened once stays open as long as the page.
  useEffect(() => {
    let isHere = true;
    const first = takeFirst(signIn);
    first.then(
      ({ farms, farm, missed, isAsked }) => {
        if (!isHere) return;
        // Drawn in slices: nobody's touch waits for a whole yard.
        startTransition(() => {
          setAsked(isAsked);
          setMissed(missed);
          setFarms(farms);
          setPlayed(farm);
          onOpen();
          // With the farm: taken once it stands, the window would be laid out a second time.
          takeWindow(true);
        });
      },
      // Without what farms are opened by, the page says so and stays what it is.
      () => missingCode.tell(),
    );
    return () => {
      isHere = false;
      void first.then(
        ({ farms }) => farms.close(),
        () => {},
      );
    };
  }, []);

  // Of other accounts nothing is listed: whoever comes or goes has another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the holder is who they are listed for.
  useEffect(() => {
    if (!farms) return;
    const look = () => void farms.list().then(setListed);
    look();
    return farms.subscribe(look);
  }, [farms, holder]);

  // Who only looks needs none of it: it is a megabyte.
  useEffect(
    () =>
      played?.subscribe(() => {
        const { last } = played.state();
        // For the post the page looks by itself.
        if (last && last.event.kind !== "post") startOffline();
      }),
    [played],
  );

  useEffect(() => (played ? followFarm(played) : undefined), [played]);

  const goTo = async (id: string) => {
    const next = await farms?.open(id);
    if (next?.ok) setPlayed(next.value);
    else if (next) tell(farmTroubles[next.reason], "error");
  };
  useFirstElsewhere(played, isAsked, all, (id) => {
    // What was cleared away here has come from the account, or from another tab.
    setMissed(null);
    void goTo(id);
  });
  const account = useAccountFarms({
    farms,
    played,
    listed,
    holder,
    onLeft: (next, field) => (next ? void goTo(next.id) : void farms?.begin(field).then(setPlayed)),
  });

  const { farms: there } = account.state;
  useEffect(() => {
    if (!listed) return;
    const own = holder?.toLowerCase() ?? null;
    import("../account/noteOwnFarms.ts").then(
      ({ noteOwnFarms }) => noteOwnFarms({ here: listed, there, holder: own }),
      // Then other pages know what they knew before.
      () => {},
    );
  }, [listed, there, holder]);

  if (!farms || !played) return null;
  const bringBack = async ({ id, field }: Gone) => {
    const back = await farms.bringBack(id);
    if (!back.ok) return tell(farmTroubles[back.reason], "error");
    setGone(null);
    await goTo(id);
    announce(strings.isBack(field));
  };
  const onFetch = async (there: string) => {
    const { strings: said } = await import("../account/strings.ts");
    const { journalTroubleWords } = await import("../account/troubleWords.ts");
    tell(said.fetching, "plain");
    const here = await farms.account.fetch(there);
    if (here.ok) await goTo(here.value);
    else tell(journalTroubleWords(here.reason), "error");
  };
  const onFile = async () => {
    const file = await played.file();
    if (!file.ok) return tell(farmTroubles[file.reason], "error");
    download(new Blob([file.value.text], { type: "application/json" }), file.value.name);
    announce(farmTakenWords(file.value.name));
  };
  const onTimes = async () => {
    const { readyTimes } = await import("../farms/readyTimes.ts");
    const { id, ground } = played;
    const { host, origin, pathname } = location;
    const file = readyTimes({
      id,
      ground,
      farm: played.state().farm,
      now: played.now(),
      host,
      address: `${origin}${pathname}`,
    });
    if (!file.ok) return tell(strings.noTimes[file.reason], "plain");
    download(new Blob([file.value.text], { type: "text/calendar" }), file.value.name);
    announce(farmTakenWords(file.value.name));
  };
  return (
    <>
      <Farmyard
        key={yard}
        played={played}
        others={listFarms(all, account.state).filter(({ device }) => device !== played.id)}
        onOpen={(id) => void goTo(id)}
        onFetch={(there) => void onFetch(there).catch(() => missingCode.tell())}
        onFarms={() => setAsking("list")}
        onAnother={() => setAsking("another")}
        onMove={() => setAsking("move")}
        onFile={() => void onFile()}
        onTimes={() => void onTimes().catch(() => missingCode.tell())}
        onTake={() => setAsking("take")}
        onYear={() => setAsking("year")}
        onRemove={() => setAsking("remove")}
        news={{
          account: signIn && { ...account, farms: farms.account },
          isFirstHere: farms.isLasting && listed?.length === 0,
          missed,
          onMissedHeard: () => {
            if (missed?.why === "cleared") keepLastFarm(shelf, null);
            setMissed(null);
          },
          gone,
          onBringBack: (one) => void bringBack(one),
        }}
      />
      {hasAsked.current && (
        <FarmDialogs
          asking={asking}
          onAsking={setAsking}
          farms={farms}
          here={all}
          played={played}
          onPlayed={(farm) => {
            setAsked(true);
            setPlayed(farm);
          }}
          onGone={(farm) => {
            if (readLastFarm(shelf, size)?.field === farm.field) keepLastFarm(shelf, null);
            setGone(farm);
          }}
          goTo={goTo}
        />
      )}
    </>
  );
}
