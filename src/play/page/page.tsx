// The farm's page as the shell and the prerenderer see it: in words at first, and the farm as soon as it is here.
import { once } from "@loamstead/lib/once.ts";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { linkSheet } from "@loamstead/ui/linkSheet.ts";
import { useCallback, useState } from "react";
import words from "../../../content/landing/share.json";
import type { Page } from "../../lib/page.ts";
import type { SignIn } from "../../signIn/index.ts";
import { share } from "../../stills/share.ts";
import { FarmIntroduction } from "./FarmIntroduction.tsx";
import farmSheet from "./farm.css?url";
import { strings } from "./strings.ts";

const play = once(async () => {
  // A farm waits for it as for the page; asked for later, it would come after.
  import("../farms/wholeLaw.ts").catch(() => undefined);
  // A small file, which is there long before all that is drawn: what is kept is opened meanwhile.
  import("../farms/farmDevice.ts").then(
    ({ openDeviceAhead }) => openDeviceAhead(),
    () => undefined,
  );
  const [{ Play, openAhead }] = await Promise.all([
    import("./Play.tsx"),
    // While it is developed, every module brings its own styles.
    import.meta.env.PROD && linkSheet(farmSheet),
  ]);
  return { Play, openAhead };
});

const Play = lazyOrNothing(async () => (await play()).Play);

export type PlayPageParts = {
  /** Null where nobody can sign in. */
  readonly signIn: SignIn | null;
};

function PlayPage({ signIn }: PlayPageParts) {
  const [isOpen, setOpen] = useState(false);
  const onOpen = useCallback(() => setOpen(true), []);
  return (
    <>
      {!isOpen && <FarmIntroduction />}
      <Play signIn={signIn} onOpen={onOpen} />
    </>
  );
}

/** The same for good: the open farm would be closed where only the query of the address is another one. */
let content: Page["Content"] | undefined;

export const playPage = (parts: PlayPageParts): Page => {
  content ??= PlayPage.bind(null, parts);
  // While React is set up and the page comes to life, the farm is fetched and opened.
  if (!import.meta.env.SSR)
    play().then(
      ({ openAhead }) => openAhead(parts.signIn),
      () => undefined,
    );
  return {
    title: strings.title,
    description: strings.description,
    image: { ...share, alt: words.fields },
    Content: content,
  };
};
