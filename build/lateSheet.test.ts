// A small site with an editor, built by Vite: which styles end in which sheet, and what is refused.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Rolldown, build as viteBuild } from "vite";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../server/testing/testFolder.ts";
import { lateSheet, roomEditor } from "./lateSheet.ts";

const site: Readonly<Record<string, string>> = {
  "src/app/base.css": ".base { color: red }",
  "src/app/client.ts": `import "./base.css";
    addEventListener("room", () => import("../room/introduction/page.tsx"));
    addEventListener("news", () => import("../news/news.ts"));`,
  "src/news/news.ts": `console.log("news");`,
  "src/room/introduction/page.tsx": `import sheet from "../frame/editor.css?url";
    import words from "./Words.module.css";
    console.log(words.words, sheet, () => import("../frame/RoomDesigner.tsx"));`,
  "src/room/introduction/Words.module.css": ".words { color: orange }",
  "src/room/frame/editor.css": "/* Filled by the build. */",
  "src/room/frame/RoomDesigner.tsx": `import { bar } from "./bar.ts";
    import css from "./RoomEditor.module.css";
    console.log(css.frame, bar, () => import("../rooms/dialog.ts"));`,
  "src/room/visit/RoomVisit.tsx": `console.log("inside");`,
  "src/room/frame/RoomEditor.module.css": ".frame { color: green; background: url(./leaf.svg) }",
  "src/room/frame/leaf.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "src/room/frame/bar.ts": `import css from "./Bar.module.css"; export const bar = css.bar;`,
  "src/room/frame/Bar.module.css": "/* The bar. */\n.bar {\n  color: yellow;\n}",
  "src/room/rooms/dialog.ts": `import css from "./Dialog.module.css"; console.log(css.dialog);`,
  "src/room/rooms/Dialog.module.css": ".dialog { color: blue }",
};

let root: string;
beforeEach(async () => {
  root = await testFolder("sheet");
});

async function built(change: Readonly<Record<string, string>> = {}) {
  for (const [path, text] of Object.entries({ ...site, ...change })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const { output } = (await viteBuild({
    root,
    configFile: false,
    base: "/farm/",
    logLevel: "silent",
    plugins: [lateSheet(root, roomEditor)],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: ["src/app/client.ts"] },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [file.fileName, String(file.type === "chunk" ? file.code : file.source)]),
  );
  const named = (start: string, end: string) => {
    const [found, ...more] = [...files.keys()].filter(
      (name) => name.startsWith(`assets/${start}-`) && name.endsWith(end),
    );
    expect(more).toEqual([]);
    return { name: found!, text: files.get(found!)! };
  };
  return { files, named };
}

it("makes two sheets: the editor's, minified and in the order of its modules, and the site's", async () => {
  const { files, named } = await built();
  expect([...files.keys()].filter((name) => name.endsWith(".css"))).toHaveLength(2);
  expect(named("editor", ".css").text.trim()).toMatch(
    /^\._bar_\w+\{color:#ff0\}\._frame_\w+\{[^}]*\}\._dialog_\w+\{color:#00f\}$/,
  );
  const rest = named("style", ".css").text;
  expect(rest).toMatch(/^\.base\{color:red\}\._words_\w+\{color:orange\}/);
  expect(rest).not.toMatch(/bar|frame|dialog/);
});

it("leaves the names of classes with the modules, and the sheet's address with the page", async () => {
  const { named } = await built();
  const editor = named("editor", ".css");
  const [, bar] = /\.(_bar_\w+)/.exec(editor.text)!;
  expect(named("RoomDesigner", ".js").text).toContain(bar);
  expect(named("page", ".js").text).toContain(`/farm/${editor.name}`);
});

it("finds what the styles name by url()", async () => {
  const { named } = await built();
  expect(named("editor", ".css").text).toContain(`url(/farm/${named("leaf", ".svg").name})`);
});

it("has another name for other styles", async () => {
  const before = (await built()).named("editor", ".css").name;
  const change = { "src/room/rooms/Dialog.module.css": ".dialog { color: navy }" };
  expect((await built(change)).named("editor", ".css").name).not.toBe(before);
});

it("refuses, by name, a module that a page without the editor needs too", async () => {
  const change = {
    "src/news/news.ts": `import { bar } from "../room/frame/bar.ts"; console.log(bar);`,
  };
  await expect(built(change)).rejects.toThrow(
    /missing elsewhere: src\/room\/frame\/Bar\.module\.css$/m,
  );
});

it("refuses styles that would be in no sheet, since nobody asks for the editor's", async () => {
  const change = {
    "src/room/introduction/page.tsx": `console.log(() => import("../frame/RoomDesigner.tsx"));`,
  };
  await expect(built(change)).rejects.toThrow("src/room/rooms/Dialog.module.css");
});

it.each([
  ["./gone.ts", `import "./gone.ts";`],
  ["src/room/rooms/dialog.ts", "const = 1;"],
])(
  "ends with the fault of a module that cannot be had (%s), and does not wait for it",
  async (named, dialog) => {
    await expect(built({ "src/room/rooms/dialog.ts": dialog })).rejects.toThrow(named);
  },
);

it("refuses a module that the editor does not reach at all", async () => {
  const change = { "src/room/frame/RoomDesigner.tsx": `console.log("bare");` };
  const stray = { "src/news/news.ts": `import "../room/rooms/dialog.ts";` };
  await expect(built({ ...change, ...stray })).rejects.toThrow("src/room/rooms/Dialog.module.css");
});
