// The papers beside the farm: tabs in two rows with what can be done on each, and the paper that is open.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import Bird from "lucide-react/icons/bird";
import BookOpen from "lucide-react/icons/book-open";
import CookingPot from "lucide-react/icons/cooking-pot";
import Hammer from "lucide-react/icons/hammer";
import Mail from "lucide-react/icons/mail";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import Warehouse from "lucide-react/icons/warehouse";
import {
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { farmPapers, type PaperId } from "../papers/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import { strings } from "../view/strings.ts";
import { paperCounts, writtenPages } from "./counts.ts";
import css from "./Papers.module.css";
import { strings as said } from "./strings.ts";
import { useFolding } from "./useFolding.ts";

type Tab = { readonly id: "today" | PaperId; readonly title: string };

const icons: Readonly<Record<Tab["id"], LucideIcon>> = {
  today: Sun,
  letters: Mail,
  kitchen: CookingPot,
  meadow: Bird,
  barn: Warehouse,
  market: Store,
  workshop: Hammer,
  book: BookOpen,
};

const tabs: readonly Tab[] = [
  { id: "today", title: strings.today },
  ...(Object.keys(farmPapers) as PaperId[]).map((id) => ({ id, title: farmPapers[id].title })),
];
const IN_ROW = 4;
const rows = [tabs.slice(0, IN_ROW), tabs.slice(IN_ROW)];
const MOST = 99;

type PapersProps = {
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly today: React.ReactNode;
  readonly paper: PaperProps;
};

/** New since the book was last open on this page. */
function useNewPages({ state: { farm } }: PaperProps, isOpen: boolean): number {
  const pages = writtenPages(farm);
  const [seen, setSeen] = useState(pages);
  useEffect(() => {
    if (isOpen) setSeen(pages);
  }, [isOpen, pages]);
  return Math.max(0, pages - seen);
}

export function Papers({ open, onOpen, today, paper }: PapersProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === open),
  );
  const { id, title } = tabs[at]!;
  const Sheet: ComponentType<PaperProps> | undefined = farmPapers[id as PaperId]?.component;

  const panel = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // What was pressed goes with its paper, or once there is no more of it to do: keys would begin at the top again.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  });

  const { ground } = paper.played;
  const { farm } = paper.state;
  const { now } = paper;
  const counts = useMemo(() => paperCounts({ ground, farm, now }), [ground, farm, now]);
  const book = useNewPages(paper, id === "book");
  const countOf = (tab: Tab["id"]) => (tab === "today" ? 0 : tab === "book" ? book : counts[tab]);
  const { isFolded, onScroll } = useFolding(id);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const next = steps[event.key as keyof typeof steps];
    if (next === undefined) return;
    event.preventDefault();
    const index = next < 0 ? last : next > last ? 0 : next;
    // Its row may be folded until then.
    flushSync(() => onOpen(tabs[index]!.id));
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  const tabOf = (tab: Tab) => {
    const isOpen = tab.id === id;
    const count = countOf(tab.id);
    return (
      <button
        key={tab.id}
        type="button"
        role="tab"
        aria-labelledby={`${prefix}${tab.id}`}
        aria-description={count === 0 ? undefined : said.count(tab.id as PaperId, count)}
        aria-controls={`${prefix}panel`}
        aria-selected={isOpen}
        tabIndex={isOpen ? 0 : -1}
        className={css.tab}
        onClick={() => onOpen(tab.id)}
      >
        <Icon of={icons[tab.id]} size={22} />
        <span id={`${prefix}${tab.id}`}>{tab.title}</span>
        {/* Its name is the paper's alone. */}
        {count !== 0 && (
          <span
            className={css.count}
            data-count={count === "full" ? said.full : Math.min(MOST, count)}
          />
        )}
      </button>
    );
  };

  return (
    <section className={css.papers} aria-label={strings.paper}>
      <div
        ref={list}
        role="tablist"
        aria-label={strings.papers}
        className={css.tabs}
        data-folded={isFolded || undefined}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <div
            key={row[0]!.id}
            role="presentation"
            className={css.row}
            data-open={row.some((tab) => tab.id === id) || undefined}
          >
            {row.map(tabOf)}
          </div>
        ))}
      </div>
      <div
        key={id}
        ref={panel}
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={`${prefix}${id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a paper without buttons is scrolled by keyboard.
        tabIndex={0}
        className={css.sheet}
        onScroll={onScroll}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {Sheet ? (
          <>
            <h2 className={css.title}>{title}</h2>
            <Sheet {...paper} />
          </>
        ) : (
          today
        )}
      </div>
    </section>
  );
}
