// What pictures of fields on other pages go by.
export { useAskAgain } from "./useAskAgain.ts";
