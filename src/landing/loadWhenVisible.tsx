// A part of a page whose code is fetched when it nears the viewport; until then the server's HTML stands (lazy hydration, islands).
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { onTouch } from "@loamstead/lib/onTouch.ts";
import { prerenderedProps, useLife } from "@loamstead/ui/life.ts";
import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import { atRest } from "./atRest.ts";
import far from "./farOff.module.css";
import { markFarOff } from "./farOff.ts";
import larger from "./layout/largerPage.module.css";

export type LatePart = {
  load(): Promise<void>;
  /** The component itself, once it is here. */
  content(): ComponentType | undefined;
  readonly arrival: Promise<ComponentType>;
};

export function loadWhenVisible(fetchContent: () => Promise<ComponentType>): LatePart {
  let content: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  let resolve: (content: ComponentType) => void;
  // Not by `withResolvers`: this runs before the page has asked whether the browser has that.
  const arrival = new Promise<ComponentType>((arrive) => {
    resolve = arrive;
  });

  return {
    arrival,
    content: () => content,
    load() {
      fetching ??= fetchContent().then(
        (fetched) => {
          content = fetched;
          resolve(fetched);
        },
        (reason: unknown) => {
          // Offline, or a newer release took the file away: the next time it is seen, try again.
          fetching = undefined;
          missingCode.tell();
          throw reason;
        },
      );
      return fetching;
    },
  };
}

type LateSectionProps = {
  part: LatePart;
  /** It is in view from the start, and whole as it was printed: its code waits until nothing else is to be done. */
  isFirst?: boolean;
};

/** Never renders twice with the same part: React would replace the HTML if the code is not here yet. */
export const LateSection = memo(function LateSection({ part, isFirst }: LateSectionProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (part.content() || !box.current) return;
    if (isFirst) return whileItFails(part);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        part.load().then(
          () => observer.disconnect(),
          () => {},
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [part, isFirst]);

  useEffect(() => markFarOff(box.current!), []);

  return (
    <div ref={box} className={`${far.part} ${larger.part}`} {...prerenderedProps}>
      <Suspense>
        <Arrived part={part} box={box} />
      </Suspense>
    </div>
  );
});

/** Offline, the next touch tries again. */
function whileItFails(part: LatePart): () => void {
  let stop = atRest(load);
  function load() {
    part.load().catch(() => {
      stop = onTouch(load);
    });
  }
  return () => stop();
}

type ArrivedProps = { part: LatePart; box: RefObject<HTMLElement | null> };

function Arrived({ part, box }: ArrivedProps) {
  const Content = part.content() ?? use(part.arrival);
  return <Alive of={Content} box={box} />;
}

/** Of its own: React loses count of hooks that follow a `use` which has waited. */
function Alive({ of: Content, box }: { of: ComponentType } & Pick<ArrivedProps, "box">) {
  useLife(() => box.current);
  return <Content />;
}
