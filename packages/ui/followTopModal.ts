// Keeps an element inside the topmost modal dialog, since everything outside of it is inert and unheard.

/** Some frames of a slow machine. */
const LATER_MS = 100;

export type Follower = {
  /** Looks again, in case a dialog left the page without having been closed. */
  settle: () => void;
  stop: () => void;
};

/** `mayWait` tells whether nobody is the worse if it moves into a dialog some frames after that has opened. */
export function followTopModal(
  element: HTMLElement,
  onMove: () => void,
  mayWait: () => boolean,
): Follower {
  const opened = new Set(document.querySelectorAll<HTMLDialogElement>("dialog:modal"));

  const settle = () => {
    const home = [...opened].findLast((dialog) => dialog.isConnected && dialog.matches(":modal"));
    const parent = home ?? document.body;
    if (element.parentElement === parent && element.isConnected) return;
    parent.append(element);
    onMove();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver((changes) => {
    // A dialog that opens has enough to do before it is painted; one that closes would take the element along.
    let isUrgent = !mayWait();
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      if (target.matches(":modal")) opened.add(target);
      else if (opened.delete(target)) isUrgent = true;
    }
    clearTimeout(timer);
    if (isUrgent) settle();
    else timer = setTimeout(settle, LATER_MS);
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  settle();

  return {
    settle,
    stop() {
      observer.disconnect();
      clearTimeout(timer);
      element.remove();
    },
  };
}
