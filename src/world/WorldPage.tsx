// The whole country on one page: searched and filtered, as a map or as a table, with a slip on the field that is looked at.
import { announceLater } from "@loamstead/ui/announceLater.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Search from "lucide-react/icons/search";
import { useEffect, useMemo, useRef, useState } from "react";
import words from "../../content/landing/share.json";
import site from "../../site.config.ts";
import { useCountryTime } from "../alphaFields/time/index.ts";
import { seasonAt } from "../fields/calendar.ts";
import type { GivenWorld } from "../fields/givenWorld.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import type { AskedNeighbour } from "../fields/search/fieldQuery.ts";
import { meaningOf } from "../fields/search/meaning.ts";
import { inOrder } from "../fields/search/tableOrder.ts";
import { pageOf, pagesOf } from "../fields/search/tablePages.ts";
import { hasVillage } from "../fields/village/homes.ts";
import { dateOf, dayOf } from "../fields/weather/weather.ts";
import type { Page, PageProps } from "../lib/page.ts";
import { useOwnFarms } from "../ownFarms/index.ts";
import { share } from "../stills/share.ts";
import { Sea } from "./map/Sea.tsx";
import { WorldMap } from "./map/WorldMap.tsx";
import { useFieldOwners } from "./owners/useFieldOwners.ts";
import { useOwn } from "./owners/useOwn.ts";
import { PARISHES_ID, Parishes } from "./Parishes.tsx";
import { FindForm } from "./search/FindForm.tsx";
import { AfterPaint } from "./shared/AfterPaint.tsx";
import { lookingAt, lookingAtWho } from "./shared/lookingAt.ts";
import { strings } from "./shared/strings.ts";
import { worldLink } from "./shared/worldLink.ts";
import { FieldSlip } from "./slip/FieldSlip.tsx";
import { sideOf } from "./slip/sideOf.ts";
import { FieldTable } from "./table/FieldTable.tsx";
import { TablePager } from "./table/TablePager.tsx";
import { useFieldQuery } from "./useFieldQuery.ts";
import { useFieldResults } from "./useFieldResults.ts";
import { ViewChoice } from "./ViewChoice.tsx";
import { cornerWords } from "./village/cornerWords.ts";
import { NeighbourSlip } from "./village/NeighbourSlip.tsx";
import { VillageInTable } from "./village/VillageInTable.tsx";
import css from "./WorldPage.module.css";

const { size } = site.collection;
const parishes = parishesOf(size);

const none: readonly number[] = [];
const aboutField = (id: number, isOwn: boolean) => cornerWords(id, isOwn, size);

type Given = { given: GivenWorld | null };
type WorldPageProps = Given & { search: string; isReturn: boolean };

function WorldPage({ given, search, isReturn }: WorldPageProps) {
  const { asked, ask } = useFieldQuery(search, size);
  const { list, block, isGone, isBehind } = useFieldOwners();
  const known = useOwn(list);
  const own = known ?? none;
  const farms = useOwnFarms();
  const ownSet = useMemo(() => new Set(own), [own]);
  const isOnlyMine = asked.isMine && own.length > 0;
  const { found: asOthers, isSearching } = useFieldResults(asked, { given, owners: list });
  const found = useMemo(
    () => (isOnlyMine ? (asOthers?.filter((id) => ownSet.has(id)) ?? own) : asOthers),
    [isOnlyMine, asOthers, ownSet, own],
  );
  const sorted = useMemo(() => inOrder(found, asked.by, size), [found, asked.by]);
  const lit = useMemo(() => found && new Set(found), [found]);
  const { day, hour } = useCountryTime(given?.day ?? dayOf(new Date()));

  const meaning = meaningOf(asked.text, size);
  const at = meaning?.kind === "number" ? meaning.id : asked.at;
  const count = found?.length ?? size;
  const page = pageOf(asked.page, count);
  const said = isSearching ? strings.searching : strings.found(count, size);
  const keeperOf = (id: number) => (list ? list.keeperOf(id) : given?.keepers?.[id]);

  const before = useRef(said);
  useEffect(() => {
    if (before.current === said || isSearching) return;
    before.current = said;
    announceLater(said);
  }, [said, isSearching]);

  const searchField = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** How often one was led to the slip, and whether it has to be brought into sight. */
  const [jumped, setJumped] = useState({ times: 0, isFar: false });
  useEffect(() => {
    if (jumped.times > 0)
      (open.current ?? heading.current)?.focus({ preventScroll: !jumped.isFar });
  }, [jumped]);
  const lead = (isFar: boolean) => setJumped(({ times }) => ({ times: times + 1, isFar }));
  const sheet = useRef<HTMLDivElement>(null);
  /** Where there is no room beside the map, the form lies in a sheet. */
  const openSearch = () => {
    if (!searchField.current?.checkVisibility()) sheet.current?.showPopover();
    searchField.current?.focus();
  };
  /** Whoever named a field goes on from there. */
  const jump = (id: number) => {
    sheet.current?.hidePopover();
    ask({ at: id, who: null, text: "" });
    lead(true);
  };

  /** The pressed pin or name goes with its slip: whoever came by keys goes on in the next one. */
  const lookAtWho = (who: AskedNeighbour | null) => {
    ask(lookingAtWho(asked, who));
    if (who !== null) lead(false);
  };
  const ofWho = {
    day,
    linkTo: (who: AskedNeighbour | null) => worldLink(lookingAtWho(asked, who)),
    onWho: lookAtWho,
  };
  /** Whoever came by keys goes on from there. */
  const toVillage = hasVillage(size)
    ? () => {
        lookAtWho("everybody");
        lead(true);
      }
    : undefined;

  const whose = asked.who !== null && (
    <div className={css.slip} data-side="bottom">
      <NeighbourSlip who={asked.who} {...ofWho} first={open} heading={heading} />
    </div>
  );
  const slip =
    at === null ? (
      whose
    ) : (
      <div className={css.slip} data-side={sideOf(at)}>
        <FieldSlip
          id={at}
          day={day}
          hour={hour}
          keeper={keeperOf(at)}
          isOwn={ownSet.has(at)}
          isFarmed={farms.some(({ field }) => field === at)}
          linkTo={(id) => worldLink(lookingAt(asked, id))}
          onField={(id) => ask(lookingAt(asked, id))}
          open={open}
          linkToWho={ofWho.linkTo}
          onWho={lookAtWho}
        />
      </div>
    );

  return (
    <div className={css.page}>
      <div className={css.sea} data-view={asked.view}>
        <Sea />
        <div className={css.panel}>
          <h1 className={css.title}>{strings.title}</h1>
          <p className={css.lede}>{strings.lede(size, parishes)}</p>
          <div className={css.ways}>
            <ViewChoice asked={asked} onView={(view) => ask({ view })} />
            <Button kind="secondary" popoverTarget="find" className={css.opens!}>
              <Icon of={Search} size={19} />
              {strings.find}
            </Button>
          </div>
          <div ref={sheet} id="find" popover="auto" className={css.find}>
            <FindForm asked={asked} onAsk={ask} onField={jump} search={searchField}>
              {(own.length > 0 || asked.isMine) && (
                <label className={css.mine}>
                  <input
                    type="checkbox"
                    checked={asked.isMine}
                    onChange={(event) => ask({ isMine: event.currentTarget.checked })}
                  />
                  {strings.mine(own.length)}
                </label>
              )}
            </FindForm>
            <Button popoverTarget="find" popoverTargetAction="hide" className={css.opens!}>
              {strings.closeFind(asked.view)}
            </Button>
          </div>
          <p className={css.found}>{said}</p>
          {count === 0 && !isSearching && <p className={css.note}>{strings.none}</p>}
          {meaning?.kind === "owner" && !list && !given?.keepers && (
            <p className={css.note}>{strings.ownersUnknown}</p>
          )}
          {asked.isMine && own.length === 0 && (
            <p className={css.note}>{known ? strings.mineNone : strings.mineUnknown}</p>
          )}
          {isGone && (
            <p className={css.note} role="status">
              {strings.ownersGone(block)}
            </p>
          )}
          {isBehind && !isGone && block !== null && (
            <p className={css.note} role="status">
              {strings.ownersBehind(block)}
            </p>
          )}
        </div>
        <div className={css.view}>
          {asked.view === "map" ? (
            <>
              <WorldMap
                at={at}
                lit={lit}
                season={seasonAt(dateOf(day))}
                own={own}
                farms={farms}
                onSearch={openSearch}
                onVillage={toVillage}
                about={aboutField}
                village={{ day, who: asked.who, onWho: lookAtWho }}
                owned={list?.kept ?? null}
                onChoose={(id) => ask(lookingAt(asked, id))}
              />
              {slip}
            </>
          ) : (
            <>
              <FieldTable
                asked={asked}
                onSort={(by) => ask({ by })}
                found={sorted}
                page={page}
                at={at}
                own={ownSet}
                hasKeepers={list !== null || !!given?.keepers || own.length > 0}
                keeperOf={keeperOf}
              />
              <TablePager asked={asked} page={page} pages={pagesOf(count)} />
              {hasVillage(size) && <VillageInTable {...ofWho} />}
            </>
          )}
        </div>
        {asked.view === "table" && slip}
      </div>
      <AfterPaint isAtOnce={isReturn}>
        <Parishes />
      </AfterPaint>
    </div>
  );
}

const show = (known: Given, { search = "", isReturn = false }: PageProps) => (
  <WorldPage {...known} search={search} isReturn={isReturn} />
);

/** The same page as long as the site is open, so that it keeps its place where only its query changes. */
let last: Page | undefined;

/** The page as the shell and the server see it. */
export function worldPage(given?: object): Page {
  if (!given && last) return last;
  const known = (given as GivenWorld | undefined) ?? null;
  last = {
    title: strings.title,
    description: strings.description(size, parishes),
    image: { ...share, alt: words.fields },
    below: PARISHES_ID,
    Content: show.bind(null, { given: known }),
  };
  return last;
}
