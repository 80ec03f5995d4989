// A button that unfolds a list of actions or links, worked by pointer, arrows or letters.
import ChevronDown from "lucide-react/icons/chevron-down";
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { anchorTo } from "./anchorTo.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import css from "./Menu.module.css";
import { findTyped, typeahead } from "./typeahead.ts";

export type MenuTrigger = Pick<
  ComponentProps<"button">,
  "ref" | "id" | "popoverTarget" | "aria-haspopup" | "aria-expanded" | "aria-controls" | "onKeyDown"
>;

type MenuProps = {
  /** Which edge of the button the list shares. */
  align?: "start" | "end";
  children: ReactNode;
} & (
  | { label: string; icon?: ReactNode; trigger?: undefined }
  /** A button of one's own: spread the given props on it. */
  | { trigger: (props: MenuTrigger) => ReactNode; label?: undefined }
);

export function Menu({ align = "start", children, ...own }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const entersAt = useRef<"first" | "last">("first");
  const unfasten = useRef(() => {});
  const [open, setOpen] = useState(false);

  const items = () => [...panel.current!.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const close = () => {
    panel.current!.hidePopover();
    button.current?.focus();
  };

  const onToggle = (event: ToggleEvent<HTMLSpanElement>) => {
    if (event.target !== event.currentTarget) return;
    unfasten.current();
    if (event.newState === "open") enter();
  };

  const enter = () => {
    if (!button.current) return;
    const wish = { side: "below", align, gap: 8 } as const;
    unfasten.current = anchorTo(panel.current!, button.current, wish);
    items()
      .at(entersAt.current === "last" ? -1 : 0)
      ?.focus();
    entersAt.current = "first";
  };

  // The browser opens it by itself, also while the page is printed and no more.
  const enterEarly = useEffectEvent(() => {
    if (!panel.current!.matches(":popover-open")) return;
    setOpen(true);
    enter();
  });
  useEffect(() => {
    enterEarly();
    return () => unfasten.current();
  }, []);

  const onButtonKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    entersAt.current = event.key === "ArrowUp" ? "last" : "first";
    panel.current!.showPopover({ source: event.currentTarget });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const all = items();
    const current = all.indexOf(document.activeElement as HTMLElement);
    const goTo = (index: number) => {
      event.preventDefault();
      all.at(index)?.focus();
    };
    const { key } = event;
    const letter = [...key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const inWord = typed.current.text !== "" && event.timeStamp - typed.current.at < 600;

    if (key === "ArrowDown") goTo((current + 1) % all.length);
    else if (key === "ArrowUp") goTo(current < 1 ? -1 : current - 1);
    else if (key === "Home") goTo(0);
    else if (key === "End") goTo(-1);
    else if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === "Tab") {
      // From the button, so that the key's own step leads to what follows or precedes it.
      close();
    } else if (key === " " && !inWord) {
      event.preventDefault();
      all[current]?.click();
    } else if (letter) {
      typed.current = typeahead(typed.current, key, event.timeStamp);
      const found = findTyped(
        all.map((item) => item.textContent),
        current,
        typed.current.text,
      );
      event.preventDefault();
      if (found >= 0) all[found]?.focus();
    }
  };

  const onClick = (event: MouseEvent<HTMLSpanElement>) => {
    const item = (event.target as Element).closest("[role=menuitem]");
    if (item && item.ariaDisabled !== "true") close();
  };

  const trigger: MenuTrigger = {
    ref: button,
    id: `${id}button`,
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": id,
    onKeyDown: onButtonKeyDown,
  };
  return (
    <>
      {own.trigger ? (
        own.trigger(trigger)
      ) : (
        <Button kind="secondary" icon={own.icon} {...trigger}>
          {own.label}
          <Icon of={ChevronDown} className={css.arrow} />
        </Button>
      )}
      {/* A span, so that the whole may stand in a paragraph among other buttons. */}
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={trigger.id}
        data-align={align}
        className={css.menu}
        onBeforeToggle={(event) => setOpen(event.newState === "open")}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {children}
      </span>
    </>
  );
}

type MenuItemProps = { icon?: ReactNode; children: ReactNode } & (
  | ({ href: string; onSelect?: undefined } & ComponentProps<"a">)
  | { href?: undefined; onSelect: () => void; disabled?: boolean | undefined }
);

export function MenuItem({ icon, children, ...item }: MenuItemProps) {
  const look = { role: "menuitem", tabIndex: -1, className: css.item };
  if (item.href !== undefined) {
    return (
      <a {...item} {...look}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...look}
      aria-disabled={item.disabled || undefined}
      onClick={item.disabled ? undefined : item.onSelect}
    >
      {icon}
      {children}
    </button>
  );
}
