import Sprout from "lucide-react/icons/sprout";
import { expect, test } from "vitest";
import { Icon } from "./Icon.tsx";
import { mount } from "./testing/mount.tsx";

test("is decoration unless it has a label", () => {
  const { host, render } = mount(<Icon of={Sprout} />);
  const svg = () => host.querySelector("svg")!;
  expect(svg().getAttribute("aria-hidden")).toBe("true");
  expect(svg().getAttribute("stroke-width")).toBe("2.2");
  render(<Icon of={Sprout} label="Ready" size={24} />);
  expect(svg().hasAttribute("aria-hidden")).toBe(false);
  expect(svg().getAttribute("role")).toBe("img");
  expect(svg().getAttribute("aria-label")).toBe("Ready");
  expect(svg().getAttribute("width")).toBe("24");
});
