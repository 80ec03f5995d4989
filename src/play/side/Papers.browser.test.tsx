// The tabs say what can be done on their papers, and the row that is not in use folds while one reads.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { levelTwenty } from "../papers/testing/levelTwenty.ts";
import { openPaperOf } from "../papers/testing/openPaper.tsx";
import type { PaperProps } from "../session/paperProps.ts";
import { Papers } from "./Papers.tsx";

function Side({ paper }: { readonly paper: PaperProps }) {
  const [open, setOpen] = useState("today");
  return (
    <div style={{ display: "grid", blockSize: 700 }}>
      <Papers open={open} onOpen={setOpen} paper={paper} today={<h2>Monday</h2>} />
    </div>
  );
}

const open = () => {
  const opened = openPaperOf((paper) => <Side paper={paper} />, levelTwenty);
  mount(opened.node);
  return opened;
};
const tab = (name: string) => page.getByRole("tab", { name });

test("a count is of what can be done now, and is said", async () => {
  await page.viewport(390, 844);
  const { played } = open();
  await expect.element(tab("Letters")).toHaveAccessibleDescription("3 can be sent");
  await expect.element(tab("Kitchen")).toHaveAccessibleDescription("1 done");
  await expect.element(tab("Meadow")).toHaveAccessibleDescription("8 wait");
  await expect.element(tab("Barn")).not.toHaveAccessibleDescription();
  await expect.element(tab("Book")).not.toHaveAccessibleDescription();
  await expectNoViolations();
  played.act({ kind: "make", piece: "crate-of-carrots" });
  await expect.element(tab("Book")).toHaveAccessibleDescription("1 new");
  await tab("Book").click();
  await expect.element(tab("Book")).not.toHaveAccessibleDescription();
});

test("keys go through both rows, and round", async () => {
  await page.viewport(390, 844);
  open();
  tab("Today").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Book")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(tab("Letters")).toHaveFocus();
  await expect.element(tab("Letters")).toHaveAttribute("aria-selected", "true");
});

test("the other row folds while one reads on, and is back with the first hand upwards", async () => {
  await page.viewport(390, 844);
  open();
  await tab("Workshop").click();
  const sheet = page.getByRole("tabpanel");
  await expect.element(page.getByRole("heading", { name: "Tools" })).toBeVisible();
  sheet.element().scrollTop = 300;
  await expect.element(tab("Today")).not.toBeInTheDocument();
  await expect.element(tab("Workshop")).toBeVisible();
  sheet.element().scrollTop = 200;
  await expect.element(tab("Today")).toBeVisible();
});
