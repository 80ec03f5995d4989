// Runs in the page's head before anything is painted: marks the page of somebody who was connected last time.
// It stands alone, without an import, because it has to be a plain script that the parser waits for.
try {
  if (localStorage.getItem("rk-wallet") !== null) {
    document.documentElement.setAttribute("data-returning", "");
  }
} catch {
  // Where storage is blocked nobody returns.
}
