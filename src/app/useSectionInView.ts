// Follows which of the page's sections the visitor is reading.
import { useEffect, useState } from "react";
import { sectionInView } from "./currentLink.ts";

export function useSectionInView(ids: readonly string[], path: string): string | null {
  const [section, setSection] = useState<string | null>(null);

  useEffect(() => {
    if (path !== "/") return setSection(null);
    let frame = 0;
    const read = () => {
      frame = 0;
      const tops = ids.flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      setSection(sectionInView(tops, innerHeight * 0.4));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [ids, path]);

  return section;
}
