// Where the focus goes when a dialog opens, when its content changes under it, and when it closes (focus management).
/** What Tab stops at: of buttons that arrows walk through, the one where they begin. */
const controls =
  "a[href], button:not(:disabled, [tabindex='-1']), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
const writing = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea";

function wish(dialog: HTMLElement): HTMLElement | undefined {
  return dialog.querySelector<HTMLElement>("[data-autofocus]") ?? undefined;
}

/** The focus is on what is marked `data-autofocus`, else the first of the content, else the title. */
export function openModal(dialog: HTMLDialogElement, content: HTMLElement, title: HTMLElement) {
  const inside = [...content.querySelectorAll<HTMLElement>(controls)];
  const wished = wish(dialog);
  // The browser focuses something of its own accord; told what, it does not have to be done twice.
  const likely = wished ?? asFirst(inside[0], title);
  likely.autofocus = true;
  dialog.showModal();
  likely.autofocus = false;
  // What is hidden is known only now.
  const visible = inside.find((control) => control.checkVisibility());
  const target = wished ?? asFirst(visible, title);
  if (target !== document.activeElement) target.focus({ preventScroll: true });
}

/** On a touch screen, focus in a text input would cover half of the dialog with a keyboard. */
function asFirst(control: HTMLElement | undefined, title: HTMLElement): HTMLElement {
  const covers = control?.matches(writing) && matchMedia("(pointer: coarse)").matches;
  return !control || covers ? title : control;
}

/** The next step starts at its top, and says what it is. */
export function beginStep(dialog: HTMLElement, content: HTMLElement, title: HTMLElement): void {
  dialog.scrollTop = 0;
  for (const pane of content.children) {
    pane.scrollTop = 0;
    // One that is shown a frame after the dialog would take no focus until then.
    for (const delay of pane.getAnimations()) delay.finish();
  }
  (wish(dialog) ?? title).focus({ preventScroll: true });
}

/** When the focused control is taken away or switched off, as by the next step, the title takes over. */
export function watchLostFocus(dialog: HTMLElement, title: HTMLElement): () => void {
  let last: Element | null = document.activeElement;
  const remember = (event: FocusEvent) => {
    last = event.target as Element;
  };
  const observer = new MutationObserver(() => {
    const lost = !last?.checkVisibility() || last.matches(":disabled");
    const { activeElement } = document;
    if (lost && [document.body, dialog, last].includes(activeElement)) {
      (wish(dialog) ?? title).focus({ preventScroll: true });
    }
  });
  dialog.addEventListener("focusin", remember);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
  return () => {
    dialog.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

/** The browser gives the focus back to the opener; where that has gone, it must not fall to nowhere. */
export function rescueFocus(returnTo?: () => HTMLElement | null | undefined): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    const inClosed = activeElement?.closest("dialog:not([open])");
    const isNowhere = activeElement === document.body || inClosed;
    if (!isNowhere || document.querySelector("dialog:modal")) return;
    const target = returnTo?.() ?? document.querySelector<HTMLElement>("main[tabindex]");
    target?.focus({ preventScroll: true });
  });
}
