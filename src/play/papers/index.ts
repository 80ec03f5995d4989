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

const forToday = (part: "Occasions" | "GoalBars"): ComponentType<PaperProps> =>
  lazyOrNothing(async () => (await import("./sheets.ts"))[part], { isQuiet: true });

/** What is to be had besides the crops; for Today, which is there before all of these. */
export const LazyOccasions = forToday("Occasions");
/** Goals, with how far each is; for Today as well. */
export const LazyGoalBars = forToday("GoalBars");

/** In the order of their tabs. Headings inside begin at the third level: the page says the title above them. */
export const farmPapers = Object.fromEntries(
  (Object.keys(titles) as PaperId[]).map((id) => [id, paper(id)]),
) as { readonly [Id in PaperId]: Paper };
