// Says in the title of the tab how many plots are ready, for whoever looks at another one meanwhile.
import { useEffect } from "react";

type Titled = Pick<Document, "title">;

/** "(7) Play": nothing is said where nothing is ready. */
export function useReadyTitle(ready: number, page: Titled = document): void {
  useEffect(() => {
    if (ready === 0) return;
    const plain = page.title;
    const counted = `(${ready}) ${plain}`;
    page.title = counted;
    return () => {
      // Another page has one of its own by then.
      if (page.title === counted) page.title = plain;
    };
  }, [ready, page]);
}
