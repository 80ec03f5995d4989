// The papers beside the farm: a row of tabs, and the one that is open.
import type { ComponentType, KeyboardEvent } from "react";
import { useId, useLayoutEffect, useRef } from "react";
import { papers } from "../papers/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import { strings } from "../view/strings.ts";
import css from "./Papers.module.css";

type Tab = { readonly id: string; readonly title: string };

const tabs: readonly Tab[] = [
  { id: "today", title: strings.today },
  ...Object.entries(papers).map(([id, { title }]) => ({ id, title })),
];

type PapersProps = {
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly today: React.ReactNode;
  readonly paper: PaperProps;
};

export function Papers({ open, onOpen, today, paper }: PapersProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === open),
  );
  const { id, title } = tabs[at]!;
  const Sheet: ComponentType<PaperProps> | undefined = papers[id as keyof typeof papers]?.component;

  const panel = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // What was pressed goes with its paper, or once there is no more of it to do: keys would begin at the top again.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const next = steps[event.key as keyof typeof steps];
    if (next === undefined) return;
    event.preventDefault();
    const index = next < 0 ? last : next > last ? 0 : next;
    onOpen(tabs[index]!.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  return (
    <section className={css.papers} aria-label={strings.paper}>
      <div
        ref={list}
        role="tablist"
        aria-label={strings.papers}
        className={css.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-controls={`${prefix}panel`}
            aria-selected={i === at}
            tabIndex={i === at ? 0 : -1}
            className={css.tab}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
          </button>
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
