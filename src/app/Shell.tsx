// The frame of every page: skip link, top bar, main, footer and what speaks to the visitor.
import { lazy, type ReactNode, Suspense } from "react";
import { Footer } from "./Footer.tsx";
import css from "./Shell.module.css";
import { strings } from "./strings.ts";
import { TopBar } from "./TopBar.tsx";

// Nothing is said before the visitor does something, so neither voice need weigh on the start.
const LiveRegion = lazy(async () => ({
  default: (await import("../ui/LiveRegion.tsx")).LiveRegion,
}));
const Toasts = lazy(async () => ({ default: (await import("../ui/Toast.tsx")).Toasts }));

export function Shell({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className={css.skip} href="#content">
        {strings.skip}
      </a>
      <TopBar path={path} />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <Suspense>
        <LiveRegion />
        <Toasts />
      </Suspense>
    </>
  );
}
