// All that happens on farms and how it is written down, in one piece of code: no farm is opened before it is here.
export * as text from "../../farm/codec/text.ts";
export { applyEvent, replay } from "../../farm/events/apply.ts";
export { rebase } from "../../farm/rebase/rebase.ts";
