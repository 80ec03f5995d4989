// Keeps an element inside the topmost modal dialog, since everything outside of it is inert and unheard.
export type Follower = {
  /** Looks again, in case a dialog left the page without having been closed. */
  settle: () => void;
  stop: () => void;
};

export function followTopModal(element: HTMLElement, onMove: () => void = () => {}): Follower {
  const opened = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];

  const settle = () => {
    const home = opened.findLast((dialog) => dialog.isConnected && dialog.matches(":modal"));
    const parent = home ?? document.body;
    if (element.parentElement === parent && element.isConnected) return;
    parent.append(element);
    onMove();
  };

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      const index = opened.indexOf(target);
      const modal = target.matches(":modal");
      if (modal && index < 0) opened.push(target);
      if (!modal && index >= 0) opened.splice(index, 1);
    }
    settle();
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  settle();

  return {
    settle,
    stop() {
      observer.disconnect();
      element.remove();
    },
  };
}
