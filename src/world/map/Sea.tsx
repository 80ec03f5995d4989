// The one sea of a page about the country: all of it has the hour of the page, and what lies in it paints none of its own.
import byHour from "../../scene/hour/byHour.module.css";
import css from "./Sea.module.css";

/** Lies behind all else of its section. */
export const Sea = () => (
  <>
    <div className={css.sea} />
    <div className={`${css.sea} ${css.dark} ${byHour.night}`} />
  </>
);
