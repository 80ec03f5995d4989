// What is asked of the country, kept in the address without the page being drawn anew.
import { useEffect, useRef, useState } from "react";
import { type Asked, readAsked, writeAsked } from "../fields/search/asked.ts";

/** Browsers refuse an address that changes with every key that is held. */
const REST_MS = 250;

/** What stands in the address beside what is asked, such as how a map is looked at, stays there. */
function writeAddress(before: string, after: string): void {
  const query = new URLSearchParams(location.search);
  for (const key of new URLSearchParams(before).keys()) query.delete(key);
  const asked = new URLSearchParams(after);
  for (const [key, value] of query) asked.append(key, value);
  const search = asked.size > 0 ? `?${asked}` : "";
  if (search !== location.search)
    history.replaceState(history.state, "", location.pathname + search + location.hash);
}

export function useAsked(search: string, size: number) {
  const [asked, setAsked] = useState(() => readAsked(search, size));
  const [arrived, setArrived] = useState(search);
  // A link or Back leads to the same page with another query.
  if (arrived !== search) {
    setArrived(search);
    setAsked(readAsked(search, size));
  }

  const query = writeAsked(asked);
  const written = useRef(query);
  useEffect(() => {
    const timer = setTimeout(() => {
      writeAddress(written.current, query);
      written.current = query;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const ask = (change: Partial<Asked>) => setAsked((now) => ({ ...now, page: 1, ...change }));
  return { asked, ask };
}
