// Sheets of small pictures that are drawn ahead: which fields or parishes lie on which, where on it, and what it is called (sprite sheets).
import type { Hour } from "../../scene/light/hours.ts";
import { type Region, regions } from "../land/kinds.ts";
import { parishLand } from "../land/parishLand.ts";
import { parishSize } from "../land/place.ts";
import { parishesOf } from "../parishSlug.ts";
import { FIELDS_PAGE } from "../search/tablePages.ts";

/** A page of the gallery, a parish's fields, and the parishes that are mostly of one region. */
export type SheetKind = "page" | "parish" | "region";
export type SpriteSheet = { readonly kind: SheetKind; readonly n: number };

/** Pictures go by the hour of the theme alone. */
export type SheetHour = Exclude<Hour, "evening">;
export const sheetHours: readonly SheetHour[] = ["day", "night"];

/** How many stand side by side, and how large each is in CSS pixels; for dense screens it has twice as many. */
type SheetForm = { readonly columns: number; readonly width: number; readonly height: number };
export const sheetForms: Readonly<Record<SheetKind, SheetForm>> = {
  page: { columns: 8, width: 176, height: 168 },
  parish: { columns: 13, width: 88, height: 84 },
  region: { columns: 4, width: 176, height: 102 },
};

/** The parishes that are mostly of a region, by their numbers; those that nobody has worked out are of none. */
export function parishesMostly(region: Region, size: number): number[] {
  const all = Array.from({ length: parishesOf(size) }, (_, parish) => parish);
  return all.filter((parish) => parishLand(parish)?.region === region);
}

/** How many sheets of a kind there are in a country of so many fields. */
export function sheetsOf(kind: SheetKind, size: number): number {
  if (kind === "page") return Math.ceil(size / FIELDS_PAGE);
  return kind === "parish" ? parishesOf(size) : regions.length;
}

/** What lies on a sheet, in its order: fields, or parishes. */
export function shownOn({ kind, n }: SpriteSheet, size: number): number[] {
  if (kind === "region") return parishesMostly(regions[n]!.id, size);
  const each = kind === "page" ? FIELDS_PAGE : parishSize;
  const count = Math.max(0, Math.min(each, size - n * each));
  return Array.from({ length: count }, (_, at) => n * each + at);
}

/** The file's name, and the last part of its address. */
export const sheetName = ({ kind, n }: SpriteSheet, hour: SheetHour, isDense: boolean): string =>
  `${kind}-${n}-${hour}${isDense ? "-2x" : ""}.avif`;

const written = /^(page|parish|region)-(0|[1-9]\d{0,8})-(?:day|night)(?:-2x)?\.avif$/;

/** Whether a sheet of a country of so many fields may be called so. */
export function isSheetName(name: string, size: number): boolean {
  const [, kind, n] = written.exec(name) ?? [];
  return kind !== undefined && Number(n) < sheetsOf(kind as SheetKind, size);
}
