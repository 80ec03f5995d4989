import { expect, test } from "vitest";
import { chooseBrowser, type Machine } from "./findBrowser.ts";

const chromium = "Chromium 156.0.8078.79 built on Debian";

/** A machine on which only what is named works; installers add to it. */
function pretendMachine(working: Record<string, string>, change: Partial<Machine> = {}) {
  const installed = { ...working };
  const done: string[] = [];
  const machine: Machine = {
    named: undefined,
    places: ["/usr/bin/chromium", "/usr/bin/google-chrome"],
    version: async (path) => installed[path],
    ownPath: "/cache/playwright/chrome",
    installOwn: async () => {
      done.push("own");
      return "Error: no such host";
    },
    installPackage: async () => {
      done.push("package");
      return "E: no such package";
    },
    say: () => {},
    ...change,
  };
  return { machine, installed, done };
}

test("the named browser is used though another is there", async () => {
  const { machine } = pretendMachine(
    { "/usr/bin/chromium": chromium, "/opt/mine": "Google Chrome 156.0" },
    { named: "/opt/mine" },
  );
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/opt/mine" });
});

test.each([{}, { "/opt/mine": "Mozilla Firefox 140.0" }])(
  "a wrong CHROMIUM is an error, not a reason to take another: %j",
  async (working) => {
    const { machine, done } = pretendMachine(
      { "/usr/bin/chromium": chromium, ...working },
      { named: "/opt/mine" },
    );
    const chosen = await chooseBrowser(machine);
    expect(chosen).toEqual({ ok: false, reason: expect.stringContaining("/opt/mine") });
    expect(done).toEqual([]);
  },
);

test("an empty CHROMIUM is not a name", async () => {
  const { machine } = pretendMachine({ "/usr/bin/chromium": chromium }, { named: "" });
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/usr/bin/chromium" });
});

test("the first place where a browser really runs is taken, and nothing is installed", async () => {
  const { machine, done } = pretendMachine({
    "/usr/bin/chromium": "requires the chromium snap to be installed",
    "/usr/bin/google-chrome": "Google Chrome 156.0",
  });
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/usr/bin/google-chrome" });
  expect(done).toEqual([]);
});

test("Playwright's own browser of an earlier download is taken", async () => {
  const { machine, done } = pretendMachine({ "/cache/playwright/chrome": chromium });
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/cache/playwright/chrome" });
  expect(done).toEqual([]);
});

test("with none here, Playwright's is downloaded first", async () => {
  const { machine, installed, done } = pretendMachine({});
  machine.installOwn = async () => {
    done.push("own");
    installed["/cache/playwright/chrome"] = chromium;
    return "";
  };
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/cache/playwright/chrome" });
  expect(done).toEqual(["own"]);
});

test("where the download fails or does not run, the system's package is installed", async () => {
  const { machine, installed, done } = pretendMachine({});
  machine.installPackage = async () => {
    done.push("package");
    installed["/usr/bin/chromium"] = chromium;
    return "";
  };
  expect(await chooseBrowser(machine)).toEqual({ ok: true, path: "/usr/bin/chromium" });
  expect(done).toEqual(["own", "package"]);
});

test("where nothing helps, the error says what to do and what stood in the way", async () => {
  const { machine, done } = pretendMachine({});
  const chosen = await chooseBrowser(machine);
  if (chosen.ok) expect.fail("a browser came from nowhere");
  expect(chosen.reason.split("\n")).toEqual([
    expect.stringMatching(/apt-get install.*CHROMIUM/),
    "  Error: no such host",
    "  E: no such package",
  ]);
  expect(done).toEqual(["own", "package"]);
});

test("without the right to install packages it does not try", async () => {
  const { machine, done } = pretendMachine({}, { installPackage: undefined });
  expect((await chooseBrowser(machine)).ok).toBe(false);
  expect(done).toEqual(["own"]);
});
