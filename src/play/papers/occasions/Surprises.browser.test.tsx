// A surprise is there while its rule holds, goes into the book, and is gone from the paper for the day.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { openPaperOf } from "../testing/openPaper.tsx";
import { Occasions } from "./Occasions.tsx";

/** A clear night on which the moon is full. */
const night = Date.UTC(2026, 5, 29, 22);

test("what is to be seen is told, and put into the book by one press", async () => {
  const ground = trialGround();
  const { node, played, said } = openPaperOf((paper) => <Occasions {...paper} />, {}, ground);
  mount(node);
  const part = page.getByRole("region", { name: "Just now on the field" });
  await expect.element(part).not.toBeInTheDocument();
  played.pass(night - trialStart);
  await expect.element(part.getByText(/^The moon is full/)).toBeVisible();
  await expectNoViolations();
  const moon = part.getByText(/^The moon is full/).element().parentElement!;
  moon.querySelector("button")!.click();
  expect(said).toEqual([
    "The moon is full, and so bright that the gate has a shadow. It is in the book.",
  ]);
  expect(played.state().farm.book["surprise moon"]).toMatchObject({ n: 1, first: night });
  await expect.element(part.getByText(/^The moon is full/)).not.toBeInTheDocument();
});
