import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { mount } from "./testing/mount.tsx";
import { type EarlyChoice, useEarlyChoices } from "./useEarlyChoices.ts";

const onChosen = vi.fn<(choices: readonly EarlyChoice[]) => void>();

function Lists() {
  const box = useRef<HTMLDivElement>(null);
  useEarlyChoices(box, onChosen);
  return (
    <div ref={box}>
      <select name="soil" value="" onChange={() => {}} aria-label="Soil">
        <option value="">Any</option>
        <option value="loam">Loam</option>
      </select>
      <select name="water" value="well" onChange={() => {}} aria-label="Water">
        <option value="">Any</option>
        <option value="well">Well</option>
      </select>
    </div>
  );
}

/** The lists as they were printed, and what brings them to life. */
function printLists() {
  onChosen.mockClear();
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Lists />);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const list = (name: string) => host.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  const hydrate = () => {
    const root = hydrateRoot(host, <Lists />);
    onTestFinished(() => root.unmount());
  };
  return { list, hydrate };
}

/** Effects run after what was drawn has been painted. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

test("tells once of all that was chosen in what was printed, and of nothing else", async () => {
  const { list, hydrate } = printLists();
  list("soil").value = "loam";
  list("water").value = "";
  hydrate();
  await expect
    .poll(() => onChosen.mock.calls)
    .toEqual([
      [
        [
          { name: "soil", value: "loam" },
          { name: "water", value: "" },
        ],
      ],
    ]);
  const untouched = printLists();
  untouched.hydrate();
  await drawn();
  expect(onChosen).not.toHaveBeenCalled();
});

test("tells of nothing where the lists are drawn from scratch", async () => {
  onChosen.mockClear();
  mount(<Lists />);
  await drawn();
  expect(onChosen).not.toHaveBeenCalled();
});
