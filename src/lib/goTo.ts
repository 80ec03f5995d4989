// Leads the page to an address as a link would: in place where the browser can, else with a new document.

/** By which whoever follows links tells this from an address that a page merely wrote down. */
const mark = "goTo";

export const isGoTo = (info: unknown): boolean => info === mark;

export function goTo(address: string, { replace = false } = {}): void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    if (replace) location.replace(address);
    else location.assign(address);
    return;
  }
  const history = replace ? "replace" : "auto";
  // Another navigation on its heels ends this one, and that is no error.
  navigation.navigate(address, { history, info: mark }).finished?.catch(() => {});
}
