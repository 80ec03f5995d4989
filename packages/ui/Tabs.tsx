// A well of pills, one of them raised: each shows its panel as soon as it is reached.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import css from "./Tabs.module.css";

export type Tab = { id: string; label: string; icon?: ReactNode; panel: ReactNode };

type TabsProps = {
  /** What the choice is about, heard before the tabs. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Given together with `onSelect` where the choice lives outside, as in an address. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
};

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0].id);
  const chosen = Math.max(
    tabs.findIndex((tab) => tab.id === (selected ?? own)),
    0,
  );

  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const backwards = getComputedStyle(event.currentTarget).direction === "rtl" ? 1 : -1;
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: chosen + backwards,
      ArrowRight: chosen - backwards,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = next < 0 ? last : next > last ? 0 : next;
    choose(index);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={css.well} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-controls={`${prefix}${tab.id}panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => choose(index)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}panel`}
          aria-labelledby={`${prefix}${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is scrolled by keyboard.
          tabIndex={0}
          hidden={index !== chosen}
          className={css.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
