// What stands, lies and hangs in the room, as its own parts look from above.
import { Fragment, memo } from "react";
import { patternPaths, SQUARE } from "../../models/prints/patternPaths.ts";
import type { Coat } from "../model/coat.ts";
import type { ItemId, ModelId } from "../model/room.ts";
import { type OutlinePrint, outlineFor } from "./outline.ts";
import css from "./Plan.module.css";
import type { PlanModel, PlanThing } from "./planThing.ts";

const outlineId = (prefix: string, model: ModelId, coat: Coat | undefined): string =>
  `${prefix}-${model}-${coat ?? ""}`;

type PrintedProps = { id: string; path: string; print: OutlinePrint };

const Printed = ({ id, path, print: { pattern, tone, matrix } }: PrintedProps) => (
  <>
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={SQUARE}
      height={SQUARE}
      patternTransform={`matrix(${matrix.map((each) => Number(each.toFixed(5))).join(" ")})`}
    >
      {patternPaths(pattern).map(({ d, share }) => (
        <path key={d} d={d} fill={tone} fillOpacity={share} />
      ))}
    </pattern>
    <path d={path} fill={`url(#${id})`} />
  </>
);

/** Each model once, for all the things of it. */
export const Outlines = memo(
  ({ prefix, kinds }: { prefix: string; kinds: readonly PlanModel[] }) => (
    <defs>
      {kinds.map(({ model, coat }) => {
        const id = outlineId(prefix, model, coat);
        const { whole, shapes } = outlineFor(model, coat);
        return (
          <g key={id}>
            <path id={`${id}-w`} d={whole} />
            <g id={id}>
              {shapes.map(({ path, colour, print }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a model never change places
                <Fragment key={i}>
                  <path d={path} fill={colour} />
                  {print && <Printed id={`${id}-p${i}`} path={path} print={print} />}
                </Fragment>
              ))}
            </g>
          </g>
        );
      })}
    </defs>
  ),
);

/** In tiles. */
type Look = "plain" | "chosen" | "held" | "blocked" | "offered";

type ThingProps = { thing: PlanThing; prefix: string; look: Look };

export const PlanThingShape = memo(({ thing, prefix, look }: ThingProps) => {
  const href = `#${outlineId(prefix, thing.model, thing.coat)}`;
  return (
    <g className={css.thing} data-look={look} data-flat={thing.isFlat || undefined}>
      <g className={css.shadow}>
        <use href={`${href}-w`} transform={thing.transform} />
      </g>
      <g transform={thing.transform}>
        {look === "chosen" && <use className={css.ring} href={`${href}-w`} />}
        <use className={css.edge} href={`${href}-w`} />
        <use className={css.shapes} href={href} />
        {(look === "blocked" || look === "offered") && (
          <use className={css.wash} href={`${href}-w`} />
        )}
        {thing.tack && (
          <circle className={css.tack} cx={thing.tack.x} cy={thing.tack.z} r={thing.tack.r} />
        )}
      </g>
    </g>
  );
});

type ThingsProps = { things: readonly PlanThing[]; selection: readonly ItemId[]; prefix: string };

export const PlanThings = memo(({ things, selection, prefix }: ThingsProps) => (
  <>
    {things.map((thing) => (
      <PlanThingShape
        key={thing.id}
        thing={thing}
        prefix={prefix}
        look={selection.includes(thing.id) ? "chosen" : "plain"}
      />
    ))}
  </>
));
