// The focus comes to a view when it is there, and to nobody who has gone elsewhere.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { focusWhenDrawn } from "./regions.ts";

const field = () => document.querySelector("input")!;
const room = () => document.querySelector("section")!;
const focused = () => document.activeElement?.textContent;
const nextTask = () => new Promise((done) => setTimeout(done));

function draw(): void {
  room().insertAdjacentHTML("beforeend", '<div data-home="" tabindex="0">The plan</div>');
}

beforeEach(() => {
  document.body.innerHTML =
    '<input /><a href="#">Elsewhere</a><section data-region="room"><button>Furnish</button></section>';
  field().focus();
  return () => document.body.replaceChildren();
});

describe("the editor's regions", () => {
  test("a view that is there has it at once", async () => {
    draw();
    focusWhenDrawn("room");
    await nextTask();
    expect(focused()).toBe("The plan");
  });

  test("a view that is still on its way has it when it comes, and no button round it has it before", async () => {
    focusWhenDrawn("room");
    await nextTask();
    expect(document.activeElement).toBe(field());
    draw();
    await vi.waitFor(() => expect(focused()).toBe("The plan"));
  });

  test("a view that only stays until the next one has come does not have it", async () => {
    room().insertAdjacentHTML(
      "beforeend",
      '<div data-is-leaving=""><div data-home="" tabindex="0">The room in the round</div></div>',
    );
    focusWhenDrawn("room");
    await nextTask();
    expect(document.activeElement).toBe(field());
    room().querySelector("[data-is-leaving]")!.remove();
    draw();
    await vi.waitFor(() => expect(focused()).toBe("The plan"));
  });

  test("whoever goes elsewhere stays there", async () => {
    focusWhenDrawn("room");
    await nextTask();
    document.querySelector("a")!.focus();
    draw();
    await nextTask();
    expect(focused()).toBe("Elsewhere");
  });

  test("what had it may go away meanwhile", async () => {
    focusWhenDrawn("room");
    await nextTask();
    field().remove();
    draw();
    await vi.waitFor(() => expect(focused()).toBe("The plan"));
  });
});
