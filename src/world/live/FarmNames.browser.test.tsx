// One's own farms stand on the live map where they lie, each the way to itself.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { wholeCountry } from "../view/mapView.ts";
import { FarmNames } from "./FarmNames.tsx";

test("a farm is named by its board, and leads to its page", async () => {
  await page.viewport(800, 600);
  const bounds = { west: -56, east: 56, north: -52, south: 61 };
  const frame = { width: 800, height: 600, bounds };
  const farms = [
    { field: 417, name: "Cuckoo Leaze", holder: null },
    { field: 3, name: null, holder: null },
  ];
  mount(
    <main style={{ position: "relative", width: 800, height: 600 }}>
      <FarmNames farms={farms} seen={wholeCountry(frame)} frame={frame} />
    </main>,
  );
  const way = page.getByRole("link", { name: "Cuckoo Leaze" });
  await expect.element(way).toHaveAttribute("href", "/play?field=417");
  await expect.element(page.getByRole("link", { name: "Your farm" })).toBeInTheDocument();
  await expectNoViolations();
});
