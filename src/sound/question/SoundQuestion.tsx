// Asks once on a device whether a place may be heard; the switch stays where it is.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useEffect, useState } from "react";
import { pageSound } from "../pageSound.ts";
import type { SiteSound } from "../siteSound.ts";
import { strings } from "../strings.ts";

type SoundQuestionProps = {
  /** What there is to be heard. */
  readonly words: string;
  readonly sound?: SiteSound;
};

const AFTER = 700;

/** Asks whether the page may be heard; whichever answer is given, it asks on this device no more. */
export function SoundQuestion({ words, sound = pageSound }: SoundQuestionProps) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // After the sentence of the deed that it follows, and what is seen of it.
    const timer = setTimeout(() => {
      if (!sound.mayAsk()) return;
      setAsked(true);
      announce(words, "unasked");
    }, AFTER);
    return () => clearTimeout(timer);
  }, [sound, words]);
  // The switch answers it as well.
  useEffect(() => sound.subscribe(() => setAsked(false)), [sound]);
  if (!isAsked) return null;
  return (
    <Slip words={words}>
      <Button size="small" onClick={() => sound.turn(true)}>
        {strings.hear}
      </Button>
      <Button size="small" kind="secondary" onClick={() => sound.turn(false)}>
        {strings.quietly}
      </Button>
    </Slip>
  );
}
