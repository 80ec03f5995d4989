// A mouse over an element, whose events a test sends one by one.

export const mouseOn =
  (target: EventTarget) =>
  (type: `pointer${string}`, change: PointerEventInit): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: "mouse",
        button: 0,
        ...change,
      }),
    );
