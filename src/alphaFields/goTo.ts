// Leads the page to an address as a link would: in place where the browser can, else with a new document.
export function goTo(address: string, { replace = false } = {}): void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    if (replace) location.replace(address);
    else location.assign(address);
    return;
  }
  // Another navigation on its heels ends this one, and that is no error.
  navigation.navigate(address, { history: replace ? "replace" : "auto" }).finished?.catch(() => {});
}
