// When things are ready, as a calendar file that any calendar takes in (RFC 5545): made here, told to nobody.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { comingOn } from "../../farm/forecast/coming.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { FarmFile } from "./farms.ts";
import { strings } from "./strings.ts";

type Ready = { readonly uid: string; readonly at: Ms; readonly says: string };

type Parts = {
  readonly id: string;
  readonly ground: FarmGround;
  readonly farm: Farm;
  readonly now: Ms;
  /** The host of the site: with the farm's id it makes names that no other calendar has. */
  readonly host: string;
  /** Where the farm is played. */
  readonly address: string;
};

/** Plots that were sown alike at once are one entry, at the time when the last of them is ready. */
function readyOf({ id, ground, farm, now, host }: Parts): Ready[] {
  const { field } = ground;
  const uid = (what: string, since: Ms) => `${what}-${since}-${id}@${host}`;
  const found = new Map<string, Ready>();
  const beds = new Map<string, number>();
  for (const coming of comingOn(ground, farm, now)) {
    const { at } = coming;
    if (at <= now) continue;
    if (coming.kind === "plot") {
      const key = uid(coming.what, farm.plots[coming.plot]!.sown!.at);
      const plots = (beds.get(key) ?? 0) + 1;
      beds.set(key, plots);
      found.set(key, { uid: key, at, says: strings.grown(coming.what, plots, field) });
    } else if (coming.kind === "dish") {
      const { recipe } = coming;
      const nth = farm.ovens.findIndex((oven) => oven.recipe === recipe && oven.until === at);
      const key = uid(`${recipe}-${nth}`, farm.ovens[nth]!.at);
      found.set(key, { uid: key, at, says: strings.cooked(recipe, field) });
    } else if (coming.kind === "kept") {
      const key = uid(`${coming.keep}-${coming.nth}`, farm.kept[coming.nth]!.at);
      found.set(key, { uid: key, at, says: strings.waits(coming.keep, field) });
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

const LINE = 75;

/** A line has 75 bytes at most, whatever letters it is of; what follows is moved in by one. */
function folded(line: string): string {
  let [lines, bytes] = ["", 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > LINE) {
      lines += "\r\n ";
      bytes = 1;
    }
    lines += letter;
    bytes += size;
  }
  return lines;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll("\n", "\\n");

const stamp = (at: Ms): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Why there is no file: nobody has begun anything, or there is nothing left to wait for. */
export type NoTimes = "nothing" | "allReady";

const waits = ({ ground, farm, now }: Parts): boolean =>
  comingOn(ground, farm, now).some(
    ({ kind, at }) => at <= now && (kind === "plot" || kind === "dish" || kind === "kept"),
  );

export function readyTimes(parts: Parts): Result<FarmFile, NoTimes> {
  const { ground, now, address } = parts;
  const ready = readyOf(parts);
  if (ready.length === 0) return refuse(waits(parts) ? "allReady" : "nothing");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(parts.host)}//${strings.calendar}//EN`,
    "METHOD:PUBLISH",
    ...ready.flatMap(({ uid, at, says }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${escaped(says)}`,
      `DESCRIPTION:${escaped(strings.waitsFor)}`,
      `URL:${address}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  const text = `${lines.map(folded).join("\r\n")}\r\n`;
  return accept({ name: `ready-on-field-${ground.field}.ics`, text });
}
