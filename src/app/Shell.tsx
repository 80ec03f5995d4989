// The frame of every page: skip link, top bar, main, footer and what speaks to the visitor.
import { type ReactNode, useState } from "react";
import { lazyOrNothing } from "../ui/lazyOrNothing.ts";
import { WholeWindow } from "../ui/wholeWindow.ts";
import { Footer } from "./Footer.tsx";
import css from "./Shell.module.css";
import { strings } from "./strings.ts";
import { TopBar } from "./TopBar.tsx";

// Nothing is said before the visitor does something, so neither voice need weigh on the start.
const LiveRegion = lazyOrNothing(async () => (await import("../ui/LiveRegion.tsx")).LiveRegion);
const Toasts = lazyOrNothing(async () => (await import("../ui/Toast.tsx")).Toasts);

export function Shell({ path, children }: { path: string; children: ReactNode }) {
  const [isTaken, setTaken] = useState(false);
  return (
    <div className={css.frame} data-taken={isTaken || undefined}>
      <a className={css.skip} href="#content">
        {strings.skip}
      </a>
      <TopBar path={path} isFolded={isTaken} />
      <main id="content" tabIndex={-1} className={css.main}>
        <WholeWindow value={setTaken}>{children}</WholeWindow>
      </main>
      {!isTaken && <Footer />}
      <LiveRegion />
      <Toasts />
    </div>
  );
}
