// What is done to a printed page before it lives is done once more when it does, part by part, and React hears of it once.

import { prerenderedProps as isPrinted, useLife } from "@loamstead/ui/life.ts";
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { repeatEarlyInput } from "./earlyInput.ts";

// What stands otherwise than it was printed is found; what is done from then on is heard of.
const first = document.createElement("input");
beforeAll(() => {
  first.dataset.printed = "";
  document.body.append(first);
  first.value = "before";
  repeatEarlyInput(document);
});

/** As the build prints it, with nothing alive. */
function printed(node: ReactNode) {
  const host = document.createElement("div");
  host.dataset.printed = "";
  host.innerHTML = renderToString(node);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const find = <E extends HTMLElement = HTMLElement>(what: string) => host.querySelector<E>(what)!;
  const hydrate = () => {
    const root = hydrateRoot(host, <Alive host={host}>{node}</Alive>);
    onTestFinished(() => root.unmount());
  };
  const isAlive = () => expect.poll(() => host.dataset.printed).toBeUndefined();
  const bringToLife = () => {
    hydrate();
    return isAlive();
  };
  return { host, find, hydrate, isAlive, bringToLife };
}

function Alive({ host, children }: { host: HTMLElement; children: ReactNode }) {
  useLife(() => host);
  return children;
}

/** Effects run after what was drawn has been painted. */
const told = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** As by hand, in one go. */
function type(field: HTMLElement, value: string): void {
  (field as HTMLInputElement).select();
  document.execCommand("insertText", false, value);
}

type Heard = (id: string) => void;

function Buttons({ heard }: { heard: Heard }) {
  const press = (id: string) => ({ id, type: "button" as const, onClick: () => heard(id) });
  return (
    <>
      <button {...press("play")}>Play</button>
      <button {...press("sign")}>
        <i>in</i>
      </button>
      <button {...press("menu")} popoverTarget="links">
        Menu
      </button>
      <a id="news" href="#news">
        News
      </a>
      <div id="links" popover="auto">
        Links
      </div>
      <form action="javascript:void 0" onSubmit={(event) => event.preventDefault()}>
        <button type="submit" id="find" onClick={() => heard("find")}>
          Find
        </button>
      </form>
    </>
  );
}

test("what was typed before anybody listened is repeated", async () => {
  const heard = vi.fn();
  first.addEventListener("input", () => heard(first.value));
  delete first.dataset.printed;
  first.dispatchEvent(new Event("part-alive", { bubbles: true }));
  await expect.poll(() => heard.mock.calls).toEqual([["before"]]);
  first.remove();
});

test("the last button is pressed once more, by what stands in it too", async () => {
  const heard = vi.fn();
  const { find, bringToLife } = printed(<Buttons heard={heard} />);
  find("#play").click();
  find("#sign i").click();
  expect(heard).not.toHaveBeenCalled();
  await bringToLife();
  await told();
  expect(heard.mock.calls).toEqual([["sign"]]);
});

test("what is pressed while React draws is pressed once", async () => {
  const heard = vi.fn();
  const { host, find, hydrate, isAlive } = printed(<Buttons heard={heard} />);
  hydrate();
  expect(host.dataset.printed).toBe("");
  find("#play").click();
  await isAlive();
  find("#sign").click();
  await told();
  expect(heard.mock.calls).toEqual([["play"], ["sign"]]);
});

test("a menu that opened by itself stays open", async () => {
  const heard = vi.fn();
  const { find, bringToLife } = printed(<Buttons heard={heard} />);
  find("#menu").click();
  expect(find("#links").matches(":popover-open")).toBe(true);
  await bringToLife();
  expect(find("#links").matches(":popover-open")).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test.each(["#news", "#find"])("no button is pressed where %s was pressed last", async (last) => {
  const heard = vi.fn();
  const { find, bringToLife } = printed(<Buttons heard={heard} />);
  const stop = (event: Event) => event.preventDefault();
  addEventListener("submit", stop, { once: true });
  find("#play").click();
  find(last).click();
  removeEventListener("submit", stop);
  await bringToLife();
  await told();
  expect(heard).not.toHaveBeenCalled();
});

function Fields({ heard }: { heard: Heard }) {
  const [word, setWord] = useState("ponds");
  const [isOn, setOn] = useState(true);
  const [hour, setHour] = useState("day");
  const tell = (id: string) => heard(id);
  return (
    <>
      <input id="word" value={word} onChange={(event) => setWord(event.target.value)} />
      <input id="on" type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      {["day", "night"].map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="hour"
          checked={hour === each}
          onChange={() => setHour(each)}
        />
      ))}
      <output>{[word, isOn, hour].join(" ")}</output>
      <button id="go" type="button" onClick={() => tell([word, isOn, hour].join(" "))}>
        Go
      </button>
    </>
  );
}

test("what was typed and switched is heard, and before what was pressed", async () => {
  const heard = vi.fn();
  const { find, bringToLife } = printed(<Fields heard={heard} />);
  type(find("#word"), "undo");
  find("#on").click();
  find("#night").click();
  find("#go").click();
  await bringToLife();
  await told();
  expect(heard.mock.calls).toEqual([["undo false night"]]);
  await expect.poll(() => find("output").textContent).toBe("undo false night");
  expect(find<HTMLInputElement>("#word").value).toBe("undo");
  expect(find<HTMLInputElement>("#night").checked).toBe(true);
  expect(find<HTMLInputElement>("#on").checked).toBe(false);
});

test("what is typed while React draws is heard as well, and what was taken back is not", async () => {
  const { find, hydrate } = printed(<Fields heard={() => {}} />);
  find("#on").click();
  find("#on").click();
  hydrate();
  type(find("#word"), "beds");
  await expect.poll(() => find("output").textContent).toBe("beds true day");
  expect(find<HTMLInputElement>("#word").value).toBe("beds");
});

function Offer({ heard }: { heard: Heard }) {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  if (isTaken) return <p>Taken</p>;
  return (
    <button id="offer" type="button" onClick={() => heard("offer")}>
      Offer
    </button>
  );
}

test("a button that goes as the page comes to life is pressed all the same", async () => {
  const heard = vi.fn();
  const { find, bringToLife } = printed(<Offer heard={heard} />);
  find("#offer").click();
  await bringToLife();
  await told();
  expect(find("p").textContent).toBe("Taken");
  expect(heard.mock.calls).toEqual([["offer"]]);
});

type DialProps = { heard: Heard; code: { current: Promise<void> | null } };

function Dial({ heard, code }: DialProps) {
  if (code.current) use(code.current);
  const box = useRef<HTMLButtonElement>(null);
  useLife(() => box.current?.closest("section"));
  return (
    <button ref={box} id="dial" type="button" onClick={() => heard("dial")}>
      Dial
    </button>
  );
}

test("a part whose code comes later hears then what was done to it", async () => {
  const heard = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const code: DialProps["code"] = { current: null };
  const { find, bringToLife } = printed(
    <section {...isPrinted}>
      <Suspense>
        <Dial heard={heard} code={code} />
      </Suspense>
    </section>,
  );
  code.current = promise;
  await bringToLife();
  find("#dial").click();
  await told();
  expect(heard).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => heard.mock.calls).toEqual([["dial"]]);
});
