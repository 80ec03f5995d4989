// Changes the query of a page's own address: once a link leads on the address is the next page's, though this one still stands.
import { useCallback, useEffect, useRef } from "react";

export function useOwnAddress(): (change: (query: URLSearchParams) => void) => void {
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current = location.pathname;
  }, []);
  return useCallback((change) => {
    if (location.pathname !== path.current) return;
    const query = new URLSearchParams(location.search);
    change(query);
    const search = query.size > 0 ? `?${query}` : "";
    if (search !== location.search)
      history.replaceState(history.state, "", location.pathname + search + location.hash);
  }, []);
}
