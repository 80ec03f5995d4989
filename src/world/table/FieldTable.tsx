// The fields found as a table: all of its rows where there are scripts, drawn as they come into sight; else a page of them.
import { Icon } from "@loamstead/ui/Icon.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import site from "../../../site.config.ts";
import { fieldLink, parishLink } from "../../alphaFields/links/index.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { kindName } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { FieldQuery } from "../../fields/search/fieldQuery.ts";
import { type TableOrder, tableOrders } from "../../fields/search/tableOrder.ts";
import { onPage, TABLE_PAGE } from "../../fields/search/tablePages.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { OwnerLink } from "../shared/OwnerLink.tsx";
import { strings } from "../shared/strings.ts";
import { worldLink } from "../shared/worldLink.ts";
import css from "./FieldTable.module.css";
import { rowsInSight } from "./rowsInSight.ts";

const { address, size } = site.collection;

/** As high as the style sheet makes every row. */
const ROW = 60;

const traitWords = (traits: FieldTraits) =>
  [
    kindName("water", traits.water),
    ...(traits.landmark === "none" ? [] : [kindName("landmark", traits.landmark)]),
    `${kindName("aspect", traits.aspect)} slope`,
    kindName("shape", traits.shape),
    kindName("wind", traits.wind),
    kindName("heirloom", traits.heirloom),
    `${kindName("cottage", traits.cottage)} cottage`,
  ].join(", ");

type RowProps = {
  id: number;
  /** Counted from 1, the head being the first. */
  index: number;
  /** Undefined where that is not known. */
  keeper: string | null | undefined;
  hasKeepers: boolean;
  isOwn: boolean;
  isAt: boolean;
};

const Row = memo(function Row({ id, index, keeper, hasKeepers, isOwn, isAt }: RowProps) {
  const traits = fieldTraits(address, id);
  const parish = parishOf(id);
  return (
    <tr aria-rowindex={index} data-at={isAt || undefined} data-own={isOwn || undefined}>
      <td className={css.number}>
        <a href={worldLink({ at: id })} aria-label={strings.onMap(id)}>
          {id}
        </a>
      </td>
      <th scope="row">
        <a href={fieldLink(id)}>{fieldName(id, traits)}</a>
      </th>
      <td>
        <a href={parishLink(parish)}>{parishName(parish)}</a>
      </td>
      <td>{strings.land(kindName("region", traits.region), kindName("soil", traits.soil))}</td>
      <td className={css.traits}>
        <span>{traitWords(traits)}</span>
      </td>
      {hasKeepers && <td>{isOwn ? <b>{strings.mineMark}</b> : <OwnerLink of={keeper} />}</td>}
    </tr>
  );
});

/** Stands for the rows above or below those that are drawn. */
const Gap = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <tr aria-hidden="true" className={css.gap}>
      <td colSpan={columns}>
        <svg width="1" height={rows * ROW} aria-hidden="true" />
      </td>
    </tr>
  );

/** A head that sorts by its column, and says so while it does. */
function Sorting({ order, asked, onSort }: SortingProps) {
  const isSorted = asked.by === order;
  return (
    <th scope="col" aria-sort={isSorted ? "ascending" : undefined}>
      <a
        href={worldLink({ ...asked, by: order, page: 1 })}
        className={css.sort}
        onClick={(event) => {
          event.preventDefault();
          onSort(order);
        }}
      >
        {strings.columns[order]}
        <Icon of={isSorted ? ArrowDown : ArrowUpDown} size={15} />
      </a>
    </th>
  );
}
type SortingProps = { order: TableOrder; asked: FieldQuery; onSort(order: TableOrder): void };

type FieldTableProps = {
  asked: FieldQuery;
  onSort(order: TableOrder): void;
  /** In the order in which they are shown; null for all there are, by number. */
  found: readonly number[] | null;
  page: number;
  at: number | null;
  own: ReadonlySet<number>;
  /** Whether anything is known of keepers. */
  hasKeepers: boolean;
  /** Undefined where that is not known. */
  keeperOf(id: number): string | null | undefined;
};

export function FieldTable(props: FieldTableProps) {
  const { asked, onSort, found, page, at, own, hasKeepers, keeperOf } = props;
  const box = useRef<HTMLDivElement>(null);
  // What was printed is a page; brought to life it becomes a window on all rows.
  const [top, setTop] = useState<{ from: number; to: number } | null>(null);
  const count = found?.length ?? size;
  const columns = hasKeepers ? 6 : 5;
  const start = (page - 1) * TABLE_PAGE;

  useLayoutEffect(() => {
    const scroller = box.current!;
    const look = () => {
      const next = rowsInSight(scroller.scrollTop, scroller.clientHeight, ROW);
      setTop((now) => (now?.from === next.from && now.to === next.to ? now : next));
    };
    const watch = new ResizeObserver(look);
    watch.observe(scroller);
    scroller.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, []);

  const isLive = top !== null;
  useEffect(() => {
    if (isLive && start > 0) box.current!.scrollTop = start * ROW;
  }, [isLive, start]);
  // Other fields are read from their first.
  const before = useRef(found);
  useEffect(() => {
    if (before.current !== found) box.current!.scrollTop = 0;
    before.current = found;
  }, [found]);

  const from = isLive ? Math.min(top.from, count) : start;
  const to = Math.min(isLive ? top.to : start + TABLE_PAGE, count);
  const ids = found
    ? isLive
      ? found.slice(from, to)
      : onPage(found, page)
    : Array.from({ length: Math.max(to - from, 0) }, (_, n) => from + n);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too.
    <section ref={box} className={css.box} aria-label={strings.tableCaption} tabIndex={0}>
      <table className={css.table} aria-rowcount={count + 1}>
        <caption className="visually-hidden">{strings.tableCaption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {tableOrders.map((order) => (
              <Sorting key={order} order={order} asked={asked} onSort={onSort} />
            ))}
            <th scope="col">{strings.traits}</th>
            {hasKeepers && <th scope="col">{strings.keeper}</th>}
          </tr>
        </thead>
        <tbody>
          {isLive && <Gap rows={from} columns={columns} />}
          {ids.map((id, n) => (
            <Row
              key={id}
              id={id}
              index={from + n + 2}
              keeper={keeperOf(id)}
              hasKeepers={hasKeepers}
              isOwn={own.has(id)}
              isAt={id === at}
            />
          ))}
          {isLive && <Gap rows={count - to} columns={columns} />}
        </tbody>
      </table>
    </section>
  );
}
