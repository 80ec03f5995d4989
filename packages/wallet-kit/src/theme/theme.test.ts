import { expect, test } from "vitest";
import { createTheme } from "./createTheme.ts";
import { checkId, checkTheme, themeSheet } from "./themeSheet.ts";

test("without options a kit looks as the site around it does", () => {
  expect(createTheme()).toEqual({});
});

test("options become the properties that the style sheets read", () => {
  const theme = createTheme({
    accentColor: "#0e76fd",
    accentColorForeground: "#fff",
    borderRadius: "small",
    overlayBlur: "small",
    fontStack: "system",
  });
  expect(theme).toMatchObject({
    "--accent": "#0e76fd",
    "--on-accent": "#fff",
    "--radius-dialog": "8px",
    "--backdrop-blur": "blur(4px)",
    "--font-text": "system-ui, sans-serif",
  });
});

test("a sheet speaks only to its own kit", () => {
  expect(themeSheet({ "--accent": "teal" }, "farm_1")).toBe('[data-rk="farm_1"] {--accent: teal;}');
});

test("the night adds only what differs from the day", () => {
  const sheet = themeSheet(
    {
      lightMode: { "--accent": "olive", "--radius-dialog": "8px" },
      darkMode: { "--accent": "gold", "--radius-dialog": "8px" },
    },
    "",
  );
  expect(sheet).toContain('@media (prefers-color-scheme: dark) {[data-rk=""] {--accent: gold;}}');
});

test("tokens by name come before what the other options make of them", () => {
  const theme = createTheme({
    accentColor: "#0e76fd",
    tokens: { "--paper": "light-dark(#fff, #111)", "--accent-lip": "#004" },
  });
  expect(theme).toMatchObject({
    "--accent": "#0e76fd",
    "--accent-lip": "#004",
    "--paper": "light-dark(#fff, #111)",
  });
});

const pair = {
  lightMode: { "--accent": "olive", "--radius-dialog": "8px" },
  darkMode: { "--accent": "gold" },
};

const light = "color-scheme: light; --lightningcss-light: initial; --lightningcss-dark: ;";
const dark = "color-scheme: dark; --lightningcss-light: ; --lightningcss-dark: initial;";

test.each([
  ["light", pair, light, "{--accent: olive; --radius-dialog: 8px;}"],
  ["dark", pair, dark, "{--accent: gold; --radius-dialog: 8px;}"],
  ["dark", {}, dark, "{}"],
] as const)("%s is forced without asking the system", (scheme, theme, own, look) => {
  const sheet = themeSheet(theme, "k", scheme);
  expect(sheet).toBe(`[data-rk="k"] {${own}}\n[data-rk="k"] ${look}`);
});

test("the system's is asked for where the page has forced another", () => {
  const sheet = themeSheet(pair, "k", "system");
  expect(sheet).toContain('[data-rk="k"] {color-scheme: light dark;}');
  expect(sheet).toContain("@media (prefers-color-scheme: dark)");
});

test("no value breaks out of its rule", () => {
  const sheet = themeSheet(
    {
      "--accent": "red;} body {display:none",
      "--on-accent": "url(</style><script>)",
      ["--a:b" as "--a"]: "x",
    },
    "k",
  );
  expect(sheet.match(/[{}]/g)).toHaveLength(2);
  expect(sheet).not.toMatch(/[<>]|--a(?!ccent)/);
});

test("what is no theme is refused in words", () => {
  expect(() => checkTheme(() => ({}))).toThrow("Theme must be an object, not a function");
  expect(() => checkTheme(null)).toThrow("Theme must be an object");
  expect(() => checkTheme("dark")).toThrow("Theme must be an object");
  expect(() => checkTheme({})).not.toThrow();
});

test.each(["", "a-b", "ä", 'x"]', "a b"])("%j is no id", (id) => {
  expect(() => checkId(id)).toThrow(`Invalid ID: ${id}`);
});

test("letters, digits and underscores are an id", () => {
  expect(() => checkId("Farm_2")).not.toThrow();
});
