// A row of tools that is one stop for Tab: arrows go along it, Home and End to its ends.
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";

type ToolbarProps = { label: string; className?: string | undefined; children: ReactNode };

const tools = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>("button:not([role=menuitem])"),
];

function enterBy(bar: HTMLElement, current: Element | undefined): void {
  const all = tools(bar);
  const entry = all.find((tool) => tool === current) ?? all[0];
  for (const tool of all) tool.tabIndex = tool === entry ? 0 : -1;
}

export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);

  // After every drawing: tools come and go with what is chosen.
  useLayoutEffect(() => enterBy(bar.current!, last.current));

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (!tools(currentTarget).includes(target)) return;
    last.current = target;
    enterBy(currentTarget, target);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = tools(event.currentTarget);
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={className}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
