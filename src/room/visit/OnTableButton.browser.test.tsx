// A browser that shows rooms on tables is asked for it when pressed, says what to do meanwhile, and leads back.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EditorContext } from "../editor/EditorContext.ts";
import type { Editor } from "../editor/editor.ts";
import type { Stage } from "../stage/stage.ts";
import { StandButton } from "./StandButton.tsx";

const button = page.getByRole("button", { name: "Stand it on your table" });
const back = page.getByRole("button", { name: "Back from the table" });

type Answers = {
  readonly isSupported?: () => Promise<boolean>;
  readonly request?: () => Promise<XRSession>;
  readonly stand?: Stage["stand"];
};

function show({ isSupported = async () => true, request, stand }: Answers = {}) {
  const session = Object.assign(new EventTarget(), {
    async end() {
      session.dispatchEvent(new Event("end"));
    },
  }) as unknown as XRSession;
  const asked: XRSessionInit[] = [];
  const had = Object.getOwnPropertyDescriptor(navigator, "xr");
  Object.defineProperty(navigator, "xr", {
    configurable: true,
    value: {
      isSessionSupported: isSupported,
      async requestSession(_: string, options: XRSessionInit) {
        asked.push(options);
        return request ? request() : session;
      },
    },
  });
  onTestFinished(() => {
    if (had) Object.defineProperty(navigator, "xr", had);
    else Reflect.deleteProperty(navigator, "xr");
  });
  const say = vi.fn();
  const untilEnd: Stage["stand"] = (opened, told) => {
    told("carried");
    return new Promise((resolve) => opened.addEventListener("end", () => resolve()));
  };
  mount(
    <EditorContext value={{ say } as Partial<Editor> as Editor}>
      <StandButton stage={{ file: async () => new Blob(), stand: stand ?? untilEnd }} />
    </EditorContext>,
  );
  return { asked, said: () => say.mock.calls.map(([words]) => words) };
}

test.each([
  ["says no", async () => false],
  ["may not be asked, as in another site's frame", () => Promise.reject(new DOMException("no"))],
])("there is no such button where the browser %s", async (_, isSupported) => {
  const ask = vi.fn(isSupported);
  show({ isSupported: ask });
  await expect.poll(() => ask.mock.results.length).toBeGreaterThan(0);
  await ask.mock.results[0]!.value.catch(() => {});
  expect(button.elements()).toHaveLength(0);
});

test("it asks for tables, says what to do over what the camera sees, and is led back from", async () => {
  const { asked, said } = show();
  await expectNoViolations();
  await button.click();
  await expect.element(page.getByText("Touch to put the room down here.")).toBeVisible();
  expect(asked[0]!.requiredFeatures).toEqual(["hit-test"]);
  const { root } = (asked[0] as { domOverlay: { root: Element } }).domOverlay;
  expect(root.contains(back.element())).toBe(true);
  expect(said()).toEqual([
    "Move about a little, with a table in view.",
    "Touch to put the room down here.",
  ]);
  // A touch beside the button goes to the room.
  const touch = (on: Element) =>
    on.dispatchEvent(new Event("beforexrselect", { bubbles: true, cancelable: true }));
  expect([touch(root), touch(back.element())]).toEqual([true, false]);
  await expectNoViolations();

  await back.click();
  await expect.poll(() => back.elements().length).toBe(0);
  await expect.element(button).toBeEnabled();
});

test.each<[string, Answers, string]>([
  [
    "not allowed",
    { request: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    "Without the camera the room cannot stand on your table.",
  ],
  [
    "not to be shown",
    { stand: () => Promise.reject(new Error("no tables")) },
    "This room could not be made ready for your table.",
  ],
])("what is %s is told, and can be asked for again", async (_, answers, words) => {
  const { said } = show(answers);
  await button.click();
  await expect.poll(said).toContain(words);
  await expect.element(button).toBeEnabled();
  expect(back.elements()).toHaveLength(0);
});
