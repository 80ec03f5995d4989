// The wooden dial: drums that are turned by keys, drag, wheel and press, typed over, or rolled all at once.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import Dices from "lucide-react/icons/dices";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import words from "../../../content/landing/alpha-fields.json";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import css from "./Dial.module.css";
import { digitsOf, rolled, turnDrum, typed } from "./drums.ts";
import { strings } from "./strings.ts";
import { turnByHand } from "./turnByHand.ts";

type DialProps = {
  id: number;
  size: number;
  /** From 0 to 1, without 1. */
  chance(): number;
  /** Given what makes the next number of the one that the dial has by then. */
  onTurn(next: (id: number) => number): void;
  /** Somebody has begun: whoever needs long may begin, too. */
  onTouch(): void;
};

const besides = { ArrowRight: 1, ArrowLeft: -1 } as const;
const steps = { ArrowUp: 1, ArrowDown: -1 } as const;

export function Dial({ id, size, chance, onTurn, onTouch }: DialProps) {
  const drums = useRef<HTMLDivElement>(null);
  const digits = digitsOf(id, size);
  const focus = (place: number) => (drums.current?.children[place] as HTMLElement | null)?.focus();

  const press = (event: KeyboardEvent, place: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const step = steps[key as keyof typeof steps];
    const beside = besides[key as keyof typeof besides];
    const digit = key === "Home" ? 0 : key === "End" ? lastDigit(id, place, size) : Number(key);
    if (step) onTurn((now) => turnDrum(now, place, step, size));
    else if (beside) focus(place + beside);
    else if (key !== " " && Number.isInteger(digit)) {
      onTurn((now) => typed(now, place, digit, size) ?? now);
      if (/^\d$/.test(key) && typed(id, place, digit, size) !== null) focus(place + 1);
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch of what is in it only fetches early
    <div className={css.dial} onFocus={onTouch} onPointerEnter={onTouch}>
      <p className={css.rim}>
        <span id="dial-title">{words.dialTitle}</span>{" "}
        <span id="dial-range">{words.dialRange}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out its own way */}
      <div
        ref={drums}
        className={css.drums}
        role="group"
        aria-labelledby="dial-title"
        aria-describedby="dial-range"
      >
        {digits.map((digit, place) => (
          <Drum
            // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
            key={place}
            name={strings.drum(digits.length - 1 - place)}
            digit={digit}
            above={digitsOf(turnDrum(id, place, -1, size), size)[place]!}
            below={digitsOf(turnDrum(id, place, 1, size), size)[place]!}
            onStep={(step) => onTurn((now) => turnDrum(now, place, step, size))}
            onKey={(event) => press(event, place)}
          />
        ))}
      </div>
      <div className={css.ways}>
        <Button
          kind="lamp"
          size="small"
          icon={<Icon of={Dices} size={20} />}
          className={css.roll!}
          onClick={() => onTurn((now) => rolled(now, chance(), size))}
        >
          {strings.roll}
        </Button>
        {site.features.play && (
          <Button size="small" href={link(`/play?field=${id}`)} className={css.farm!}>
            {strings.farm}
          </Button>
        )}
        {/* Without scripts, in the place of what can be turned. */}
        <form action={link("/fields/go")} method="get" className={css.form}>
          <TextField label={words.dialTitle} name="number" inputMode="numeric" autoComplete="off" />
          <Button type="submit" kind="lamp" size="small">
            {strings.go}
          </Button>
        </form>
      </div>
      <p className={css.note}>{words.dialNote}</p>
    </div>
  );
}

/** The highest digit that the drum can show with what stands before it. */
function lastDigit(id: number, place: number, size: number): number {
  let digit = 9;
  while (typed(id, place, digit, size) === null) digit--;
  return digit;
}

type DrumProps = {
  name: string;
  digit: number;
  /** What turning it either way brings. */
  above: number;
  below: number;
  onStep(step: 1 | -1): void;
  onKey(event: KeyboardEvent): void;
};

function Drum({ name, digit, above, below, onStep, onKey }: DrumProps) {
  const drum = useRef<HTMLDivElement>(null);
  const step = useEffectEvent(onStep);
  useEffect(() => turnByHand(drum.current!, (way) => step(way)), []);

  return (
    <div
      ref={drum}
      className={css.drum}
      role="spinbutton"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={9}
      aria-valuenow={digit}
      aria-description={strings.dialHint}
      onKeyDown={onKey}
    >
      <span aria-hidden="true">{above}</span>
      <b key={digit}>{digit}</b>
      <span aria-hidden="true">{below}</span>
    </div>
  );
}
