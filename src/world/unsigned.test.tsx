// The page of the country on a site without sign-in, where no wallet is around it.
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import site from "../../site.config.ts";

test("it is printed whole, and asks for no wallet", async () => {
  vi.doMock("../../site.config.ts", () => ({
    default: { ...site, features: { ...site.features, signIn: false } },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("../../site.config.ts");
    vi.resetModules();
  });
  const { worldPage } = await import("./WorldPage.tsx");
  const { Content } = worldPage({ day: 20_780, asked: "", found: null, keepers: null });
  const html = renderToString(<Content search="?at=7" />);
  expect(html).toContain("Open the field");
  expect(html).not.toContain("Only mine");
});
