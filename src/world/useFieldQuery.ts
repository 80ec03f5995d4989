// What is asked of the country, kept in the address without the page being drawn anew.

import { useOwnAddress } from "@loamstead/ui/useOwnAddress.ts";
import { useEffect, useRef, useState } from "react";
import { type FieldQuery, readFieldQuery, writeFieldQuery } from "../fields/search/fieldQuery.ts";

/** Browsers refuse an address that changes with every key that is held. */
const REST_MS = 250;

/** What stands in the address beside what is asked, such as how a map is looked at, stays there. */
function replace(query: URLSearchParams, before: string, after: string): void {
  for (const key of new URLSearchParams(before).keys()) query.delete(key);
  const beside = [...query];
  for (const [key] of beside) query.delete(key);
  for (const [key, value] of [...new URLSearchParams(after), ...beside]) query.append(key, value);
}

export function useFieldQuery(search: string, size: number) {
  const [asked, setAsked] = useState(() => readFieldQuery(search, size));
  const [arrived, setArrived] = useState(search);
  // A link or Back leads to the same page with another query.
  if (arrived !== search) {
    setArrived(search);
    setAsked(readFieldQuery(search, size));
  }

  const query = writeFieldQuery(asked);
  const written = useRef(query);
  const change = useOwnAddress();
  useEffect(() => {
    const write = () => {
      change((address) => replace(address, written.current, query));
      written.current = query;
    };
    const timer = setTimeout(write, REST_MS);
    // Whoever follows a link comes back to where they were.
    document.addEventListener("click", write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", write, true);
    };
  }, [query, change]);

  const ask = (more: Partial<FieldQuery>) => setAsked((now) => ({ ...now, page: 1, ...more }));
  return { asked, ask };
}
