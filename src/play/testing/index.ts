// A farm for the tests of other features.
export { openedOnPage } from "./openedOnPage.ts";
