// A surprise in the page's sky: a small drawing in its place behind the field, that says nothing by itself.
import type { ComponentType, ReactNode } from "react";
import { Geese } from "./Geese.tsx";
import { Moon } from "./Moon.tsx";
import { Rainbow } from "./Rainbow.tsx";
import { ShootingStars } from "./ShootingStars.tsx";
import css from "./SkySurprise.module.css";
import type { SkySurpriseId } from "./skySurprises.ts";

const drawings: Readonly<Record<SkySurpriseId, ComponentType>> = {
  geese: Geese,
  rainbow: Rainbow,
  shootingStars: ShootingStars,
  moon: Moon,
};

type SkySurpriseProps = {
  readonly surprise: SkySurpriseId;
  /** Lies over the drawing, such as a button: at least as large as a finger. */
  readonly children?: ReactNode;
};

/** Within a sky that has a place of its own, which it fills by shares. */
export function SkySurprise({ surprise, children }: SkySurpriseProps) {
  const Drawing = drawings[surprise];
  return (
    <span className={`${css.place} ${css[surprise]}`}>
      <Drawing />
      {children}
    </span>
  );
}
