// The page of a farm says that one is being opened only as long as that is so.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FarmIntroduction } from "./FarmIntroduction.tsx";
import { strings } from "./strings.ts";

test("nothing is being opened once its code could not be had", async () => {
  mount(
    <main>
      <FarmIntroduction />
    </main>,
  );
  await expect.element(page.getByText(strings.opening)).toBeVisible();
  missingCode.tell();
  await expect.element(page.getByText(strings.opening)).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: strings.heading })).toBeVisible();
});
