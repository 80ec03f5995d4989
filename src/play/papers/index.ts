// The papers beside the farm: what each is called, and its component, which all come together when the first is wanted.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import type { ComponentType } from "react";
import type { PaperProps } from "../session/paperProps.ts";
import { type PaperId, titles } from "./strings.ts";

export type { PaperId } from "./strings.ts";

type Paper = { readonly title: string; readonly component: ComponentType<PaperProps> };

const paper = (id: PaperId): Paper => ({
  title: titles[id],
  component: lazyOrNothing(async () => (await import("./sheets.ts")).sheets[id]),
});

const forToday = (part: "Surprises" | "WaitingTables"): ComponentType<PaperProps> =>
  lazyOrNothing(async () => (await import("./sheets.ts"))[part], { isQuiet: true });

/** What shows itself by chance; for Today, which is there before all of these. */
export const Surprises = forToday("Surprises");
/** The tables that are laid and that this farm has not been to; for Today as well. */
export const WaitingTables = forToday("WaitingTables");

/** In the order of their tabs. Headings inside begin at the third level: the page says the title above them. */
export const papers = Object.fromEntries(
  (Object.keys(titles) as PaperId[]).map((id) => [id, paper(id)]),
) as { readonly [Id in PaperId]: Paper };
