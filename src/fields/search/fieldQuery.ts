// What somebody asks of the country: filters, a parish, a text, how it is shown, which field is looked at.

import { type Neighbourly, neighbourly } from "../village/homes.ts";
import { type FieldFilters, parseWholeNumber, readFilters, writeFilters } from "./filters.ts";
import { type TableOrder, tableOrders } from "./tableOrder.ts";

/** Somebody of the village, or all of them. */
export type AskedNeighbour = Neighbourly | "everybody";

export type FieldQuery = {
  readonly filters: FieldFilters;
  readonly parish: number | null;
  /** Only the visitor's own, whom nobody but the visitor's wallet knows. */
  readonly isMine: boolean;
  /** A number, the name of a field or of a parish, or an owner's address; empty for none. */
  readonly text: string;
  readonly view: "map" | "table";
  /** The field that is looked at. */
  readonly at: number | null;
  /** Who of the village is looked at; then no field is. */
  readonly who: AskedNeighbour | null;
  /** By which column the table is sorted. */
  readonly by: TableOrder;
  /** Of the table where it is given out in pages; the first is 1. */
  readonly page: number;
};

/** Longer than any name or address. */
const LONGEST = 60;

/** What is unknown is left out: an old link must still lead somewhere. */
export function readFieldQuery(search: string, size: number): FieldQuery {
  const query = new URLSearchParams(search);
  const who = readNeighbour(query.get("who"));
  const at = who === null ? parseWholeNumber(query.get("at")) : null;
  return {
    filters: readFilters(query),
    parish: parseWholeNumber(query.get("parish")),
    isMine: query.get("mine") === "1",
    text: (query.get("q") ?? "").trim().slice(0, LONGEST),
    view: query.get("view") === "table" ? "table" : "map",
    at: at !== null && at < size ? at : null,
    who,
    by: tableOrders.find((order) => order === query.get("by")) ?? "number",
    page: parseWholeNumber(query.get("page")) || 1,
  };
}

const readNeighbour = (text: string | null): AskedNeighbour | null =>
  text === "everybody" ? text : (neighbourly.find((one) => one === text) ?? null);

/** The query with its question mark, or nothing; what reads the same is written the same. */
export function writeFieldQuery({
  filters,
  parish,
  isMine,
  text,
  view,
  at,
  who,
  by,
  page,
}: FieldQuery): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  writeFilters(query, filters);
  if (parish !== null) query.set("parish", `${parish}`);
  if (isMine) query.set("mine", "1");
  if (view === "table") query.set("view", view);
  if (at !== null) query.set("at", `${at}`);
  if (who !== null) query.set("who", who);
  if (by !== "number") query.set("by", by);
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `?${query}` : "";
}

/** What of it decides which fields are found, for whoever asks, as a query. */
export const resultKey = (asked: FieldQuery): string =>
  writeFieldQuery({
    ...asked,
    isMine: false,
    view: "map",
    at: null,
    who: null,
    by: "number",
    page: 1,
  });
