// Shows that whatever a feature lets others use is told of in TSDoc, where an editor shows it.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "../run/root.ts";

type Export = { file: string; name: string; isTold: boolean };

/** All that an index names, as it is told of where it is declared. */
function exportsOf(file: string): Export[] {
  const text = readFileSync(path.join(root, file), "utf8");
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.flatMap((statement): Export[] => {
      if (ts.isExportDeclaration(statement)) return passedOn(file, statement);
      const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
      if (!flags.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
      const declared = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name)
        : [(statement as ts.DeclarationStatement).name];
      const isTold = hasSentence(statement);
      return declared.map((name) => ({ file, name: name?.getText() ?? "default", isTold }));
    });
}

const hasSentence = (node: ts.Node): boolean =>
  ts
    .getJSDocCommentsAndTags(node)
    .some(({ comment }) => /\w \w/.test(ts.getTextOfJSDocComment(comment) ?? ""));

function passedOn(file: string, statement: ts.ExportDeclaration): Export[] {
  const { exportClause, moduleSpecifier } = statement;
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  if (from === null || !exportClause || !ts.isNamedExports(exportClause)) {
    return [{ file, name: "an export that names nothing", isTold: false }];
  }
  // What the build makes is no file, and is told of where it is passed on.
  const isOurs = from.startsWith(".");
  const there = isOurs ? exportsOf(path.posix.join(path.posix.dirname(file), from)) : [];
  return exportClause.elements.map(({ name, propertyName = name }) => {
    const found = there.find((each) => each.name === propertyName.text);
    return found ?? { file, name: name.text, isTold: hasSentence(statement) };
  });
}

test("every export of a feature is told of in a sentence", () => {
  const entries = globSync("{src,packages,server,localnet}/**/index.ts", { cwd: root });
  const all = entries.flatMap((file) => exportsOf(file));
  expect(all.length).toBeGreaterThan(50);
  const untold = all.filter(({ isTold }) => !isTold).map(({ file, name }) => `${file}: ${name}`);
  expect([...new Set(untold)].sort()).toEqual([]);
});
