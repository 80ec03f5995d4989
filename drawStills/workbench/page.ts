// The page of the workbench: a turntable, the drawing, all tints by day and by night, and what is wrong in words.
import "@loamstead/ui/base.css";
import "./workbench.css";
import { gatherPieces, type PieceFiles } from "../../src/models/catalogue/catalogue.ts";
import { pieceFaults, trianglesOf } from "../../src/models/catalogue/faults.ts";
import type { MeasuredPiece } from "../../src/models/catalogue/measured.ts";
import { type Own, recoloured, tintsOfFamily } from "../../src/models/catalogue/tints.ts";
import type { Part } from "../../src/models/parts.ts";
import { toSvg } from "../../src/models/svg/toSvg.ts";
import type { Hour } from "../../src/scene/light/hours.ts";
import { groundOf } from "./ground.ts";
import { openPieceScene } from "./pieceScene.ts";

const files = import.meta.glob("@furniture/*.ts", { eager: true }) as PieceFiles;
const { pieces, faults } = gatherPieces(files);

const wanted = (new URLSearchParams(location.search).get("piece") ?? "").toLowerCase();
const found = pieces.filter(
  ({ id, name }) => id.includes(wanted) || name.toLowerCase().includes(wanted),
);
const piece = pieces.find(({ id }) => id === wanted) ?? found[0];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  set: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), set);
  made.append(...children);
  return made;
}

const list = (className: string, items: readonly (Node | string)[]): HTMLElement =>
  element("ul", { className }, ...items.map((item) => element("li", {}, item)));

const linkTo = ({ id, name }: MeasuredPiece): HTMLElement => {
  const link = element("a", { href: `?piece=${id}` }, name);
  if (id === piece?.id) link.ariaCurrent = "page";
  return link;
};

/** Where the hand left the turntable, over every saving of the file. */
const kept = {
  turn: Number(sessionStorage.getItem("turn") ?? 0),
  hour: (sessionStorage.getItem("hour") ?? "day") as Hour,
  isTurning:
    (sessionStorage.getItem("turning") ?? "yes") === "yes" &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches,
};
const keep = (): void => {
  sessionStorage.setItem("turn", `${kept.turn}`);
  sessionStorage.setItem("hour", kept.hour);
  sessionStorage.setItem("turning", kept.isTurning ? "yes" : "no");
};

const ROUND = 2 * Math.PI;
const SPEED = 0.00035;
const DEGREE = ROUND / 360;

function turntable(parts: readonly Part[], ground: readonly Part[]) {
  const canvas = element("canvas", { className: "table", title: "Drag to turn it" });
  const scene = openPieceScene(canvas);
  const show = () => scene.show({ parts, ground, hour: kept.hour, turn: kept.turn });
  const slider = element("input", { type: "range", min: "0", max: "360", step: "5" });
  slider.ariaLabel = "Turn";
  const turnTo = (turn: number): void => {
    kept.turn = (turn + ROUND) % ROUND;
    slider.value = `${Math.round(kept.turn / DEGREE)}`;
    keep();
    show();
  };
  const toggle = element("button", { type: "button" });
  const setTurning = (isTurning: boolean): void => {
    kept.isTurning = isTurning;
    toggle.textContent = isTurning ? "Stop turning" : "Turn slowly";
    keep();
    if (isTurning) requestAnimationFrame(step);
  };
  let last: number | null = null;
  const step = (now: number): void => {
    if (!kept.isTurning) {
      last = null;
      return;
    }
    if (last !== null) turnTo(kept.turn + (now - last) * SPEED);
    last = now;
    requestAnimationFrame(step);
  };
  toggle.addEventListener("click", () => setTurning(!kept.isTurning));
  slider.addEventListener("input", () => {
    setTurning(false);
    turnTo(Number(slider.value) * DEGREE);
  });
  canvas.addEventListener("pointerdown", ({ pointerId }) => {
    setTurning(false);
    canvas.setPointerCapture(pointerId);
  });
  canvas.addEventListener("pointermove", ({ movementX, buttons }) => {
    if (buttons > 0) turnTo(kept.turn + movementX * DEGREE);
  });
  const hours = (["day", "evening", "night"] as const).map((hour) => {
    const choice = element("input", { type: "radio", name: "hour", checked: hour === kept.hour });
    choice.addEventListener("change", () => {
      kept.hour = hour;
      keep();
      show();
    });
    return element("label", {}, choice, hour);
  });
  const controls = element("div", { className: "controls" }, slider, toggle, ...hours);
  return {
    view: element("figure", { className: "stage" }, canvas, controls),
    scene,
    turnTo,
    setTurning,
  };
}

function tints(one: MeasuredPiece, scene: ReturnType<typeof openPieceScene>): HTMLElement {
  const [family, ...own] = one.tint ?? [];
  const all = family
    ? tintsOfFamily(family, own as Own)
    : [{ id: "", name: "As made", colours: {} }];
  const stills = all.map(({ name, colours }) => {
    const parts = recoloured(one.parts, colours);
    const pictures = (["day", "night"] as const).map((hour) =>
      element("img", {
        src: scene.picture({ parts, ground: [], hour, turn: 0 }, 150),
        alt: `${name} by ${hour}`,
        className: hour,
      }),
    );
    return element("figure", {}, ...pictures, element("figcaption", {}, name));
  });
  return element("div", { className: "tints" }, ...stills);
}

function drawing({ name, parts, stands }: MeasuredPiece): HTMLElement {
  const words = { title: name, description: name, floor: stands === "wall" ? null : 0 };
  const rough = toSvg(parts, { ...words, scale: 20 });
  const { svg } = toSvg(parts, {
    ...words,
    scale: (20 * 320) / Math.max(rough.width, rough.height),
  });
  const place = element("div", { className: "drawing" });
  place.append(
    document.importNode(
      new DOMParser().parseFromString(svg, "image/svg+xml").documentElement,
      true,
    ),
  );
  return place;
}

function told(one: MeasuredPiece): HTMLElement {
  const wrong = [...faults, ...pieceFaults(one)];
  return element(
    "section",
    { className: wrong.length > 0 ? "verdict isWrong" : "verdict" },
    element("h2", {}, wrong.length > 0 ? "What is wrong with it" : "Nothing is wrong with it"),
    list("faults", wrong),
    list("facts", [
      `${one.footprint.join(" by ")} tiles, ${one.height} high`,
      `${one.parts.length} parts, ${trianglesOf(one.parts)} triangles`,
      `in ${one.set}${one.words ? `, also called ${one.words}` : ""}`,
    ]),
  );
}

function page(): void {
  if (!piece) {
    const sorry = element("p", {}, `No piece is called ${JSON.stringify(wanted)}.`);
    document.body.append(element("main", {}, sorry, list("faults", faults)));
    return;
  }
  document.title = `${piece.name} · Workbench`;
  const { view, scene, turnTo, setTurning } = turntable(piece.parts, groundOf(piece));
  const others = found.length > 1 ? [list("others", found.map(linkTo))] : [];
  const stills = tints(piece, scene);
  document.body.append(
    element(
      "main",
      {},
      element("header", {}, element("h1", {}, piece.name), ...others),
      element("div", { className: "bench" }, view, element("div", {}, drawing(piece), told(piece))),
      element("h2", {}, "As it can be had, by day and by night"),
      stills,
    ),
  );
  turnTo(kept.turn);
  setTurning(kept.isTurning);
  addEventListener("resize", () => turnTo(kept.turn));
}

page();
