// What becomes ready is news that waits its turn, and none once it was brought in meanwhile.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import type { Farm } from "../../farm/state/farm.ts";
import { useReadySaid } from "./useReadySaid.ts";

const say = vi.fn((_: () => string | null) => {});

function Yard({ farm, ready }: { readonly farm: Farm; readonly ready: number }) {
  useReadySaid(farm, ready, say);
  return null;
}

test("the first that time makes ready is said when its turn comes, if it is ready still", () => {
  const [sown, gathered] = [{} as Farm, {} as Farm];
  const { render, unmount } = mount(<Yard farm={sown} ready={0} />);
  const words = () => say.mock.calls.map(([text]) => text());
  render(<Yard farm={sown} ready={1} />);
  render(<Yard farm={sown} ready={2} />);
  expect(words()).toEqual(["2 are ready"]);
  render(<Yard farm={gathered} ready={0} />);
  expect(words()).toEqual([null]);
  // What is taken back was ready before.
  render(<Yard farm={sown} ready={2} />);
  expect(say).toHaveBeenCalledOnce();
  unmount();
  expect(words()).toEqual([null]);
});
