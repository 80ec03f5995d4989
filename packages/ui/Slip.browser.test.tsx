import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "./base.css";
import { Button } from "./Button.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { Slip } from "./Slip.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";
import { recordAnnouncements } from "./testing/recordAnnouncements.ts";

test("says its words, aloud where that is wanted, with what can be done beside them", async () => {
  const heard = recordAnnouncements();
  mount(
    <main>
      <LiveRegion />
      <h1>Slips</h1>
      <Slip words="Two rooms are kept here.">
        <Button size="small">Keep them</Button>
      </Slip>
      <Slip isSaid isTrouble words="The server does not answer." />
    </main>,
  );
  await expect.element(page.getByRole("button", { name: "Keep them" })).toBeVisible();
  await expect.element(page.getByText("The server does not answer.").first()).toBeVisible();
  // In a region that was there before them.
  await expect.poll(heard).toEqual(["The server does not answer."]);
  await expectNoViolations();
});
