// Whether a canvas is looked at: the page is not hidden, it is on the screen, and no dialog lies over it.

export type VisibilityObserver = { readonly is: () => boolean; readonly close: () => void };

export function observeVisibility(canvas: HTMLCanvasElement): VisibilityObserver {
  let isOnScreen = true;
  const observer = new IntersectionObserver((told) => {
    isOnScreen = told.at(-1)!.isIntersecting;
  });
  observer.observe(canvas);
  return {
    is: () => !document.hidden && isOnScreen && document.querySelector("dialog:modal") === null,
    close: () => observer.disconnect(),
  };
}
