// A pointer's and a keyboard's moves in the words of WebDriver, which both of its protocols share.
import type { Key, Point } from "./engine.ts";

const codes: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

const stepMs = 40;

export function pointerActions(path: readonly Point[], pointerType: "mouse" | "touch" = "mouse") {
  const [first, ...others] = path.map(([x, y]) => ({
    type: "pointerMove",
    duration: stepMs,
    x: Math.round(x),
    y: Math.round(y),
    origin: "viewport",
  }));
  const button = 0;
  const press = [{ type: "pointerDown", button }, ...others, { type: "pointerUp", button }];
  const parameters = { pointerType };
  return [{ type: "pointer", id: pointerType, parameters, actions: [first, ...press] }];
}

export function keyActions(keys: readonly Key[]) {
  const actions = keys.flatMap((key) => {
    // A plus sign is pressed by itself, too.
    const held = key.split(/(?<=.)\+/).map((name) => codes[name] ?? name);
    return [
      ...held.map((value) => ({ type: "keyDown", value })),
      ...held.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
  });
  return [{ type: "key", id: "keyboard", actions }];
}
