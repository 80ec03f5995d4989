// A year of a farm in a minute, for the pages around it: what there is of it, and the ways to it.
export { type FilmKind, filmSpanOf } from "./filmSpan.ts";
export { LazyYearDialog } from "./LazyYearDialog.ts";
export { yearTitles } from "./titles.ts";
export { YearOffer } from "./YearOffer.tsx";
export { YearWay } from "./YearWay.tsx";
