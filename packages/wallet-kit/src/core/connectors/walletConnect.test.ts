// Tests what is said of a project id before any phone is called.
import { beforeEach, expect, test, vi } from "vitest";
import { testSettings } from "../testing/openTestCore.ts";

beforeEach(() => {
  vi.resetModules();
});

async function chooseWith(...projectIds: string[]) {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { findWalletConnect } = await import("./walletConnect.ts");
  const ways = projectIds.map((projectId) =>
    findWalletConnect({
      settings: testSettings({ walletConnect: { projectId } }),
      page: { origin: "http://localhost:4173", description: "", icons: [], framed: false },
    }),
  );
  const warnings = warned.mock.calls.flat();
  warned.mockRestore();
  return { ways, warnings };
}

test.each(["YOUR_PROJECT_ID", "21fef48091f12692cad574a6f7753643"])(
  "the sample id %s works, with one warning however often it is used",
  async (sample) => {
    const { ways, warnings } = await chooseWith(sample, sample);
    expect(ways.map(({ ok }) => ok)).toEqual([true, true]);
    expect(warnings).toEqual([expect.stringContaining("sample")]);
  },
);

test("an id of one's own is not spoken of", async () => {
  expect((await chooseWith("c0ffee")).warnings).toEqual([]);
});

test("no id is refused", async () => {
  const { ways } = await chooseWith("", "  ");
  expect(ways).toEqual([
    { ok: false, kind: "no-project-id" },
    { ok: false, kind: "no-project-id" },
  ]);
});
