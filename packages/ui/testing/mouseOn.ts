// A mouse over an element, whose events a test sends one by one; captured it cannot be, as no browser knows of it.

export function mouseOn(target: Element) {
  let buttons = 0;
  target.setPointerCapture = () => {};
  target.releasePointerCapture = () => {};
  return (type: `pointer${string}`, change: PointerEventInit): boolean => {
    if (type === "pointerdown") buttons = 1;
    if (type === "pointerup") buttons = 0;
    return target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: "mouse",
        button: 0,
        buttons,
        ...change,
      }),
    );
  };
}
