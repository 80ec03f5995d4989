// Whether the row of tabs that is not in use is folded: once somebody reads on, until they come back.
import { type UIEvent, useRef, useState } from "react";

/** So far down one has begun to read, and so far up or down a hand has moved on purpose. */
const READING = 80;
const MOVED = 6;

/** Another paper begins with both rows. */
export function useFolding(paper: string) {
  const [folded, setFolded] = useState<string | null>(null);
  const last = useRef({ paper, top: 0 });
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop: top, clientHeight, scrollHeight } = currentTarget;
    const before = last.current.paper === paper ? last.current.top : 0;
    // At the very end the paper itself moves when the row comes or goes.
    if (top + clientHeight >= scrollHeight - MOVED) return;
    if (Math.abs(top - before) < MOVED && top > MOVED) return;
    last.current = { paper, top };
    setFolded(top > READING && top > before ? paper : null);
  };
  return { isFolded: folded === paper, onScroll };
}
