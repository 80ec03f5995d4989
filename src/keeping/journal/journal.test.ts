// A journal of any kind: one small write for each row, nothing that was called kept is lost, and tabs agree.
import { describe, expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { purseKind } from "../testing/purse.ts";
import { purseTabs } from "../testing/purseTabs.ts";
import { listJournals, readAllRows, setGone, sweep } from "./journals.ts";
import { asides, bases, heads, rowKey, rows, STRIDE } from "./tables.ts";

const rowsOf = async ({ database }: ReturnType<typeof purseTabs>, id = "a") => {
  const whole = await readAllRows(database, purseKind, id);
  return whole.ok ? whole.value : whole.reason;
};

describe("journal", () => {
  test("what is added is there at once, kept soon, and there again for the next tab", async () => {
    const tabs = purseTabs();
    const one = await tabs.tab();
    expect(one.move(5)).toBe(true);
    expect([one.state().sum, one.keeping()]).toEqual([5, "keeping"]);
    await one.settle();
    expect(one.keeping()).toBe("kept");
    expect(one.move(-9)).toBe(false);
    const two = await tabs.tab();
    expect(two.state()).toEqual({ sum: 5, moves: [5] });
    const listed = await listJournals(tabs.database);
    expect(listed).toMatchObject({ ok: true, value: [{ id: "a", sum: 5 }] });
  });

  test("a row is one small write, however long the journal is", async () => {
    const tabs = purseTabs();
    const one = await tabs.tab();
    for (let i = 0; i < 3 * STRIDE - 2; i++) one.move(1);
    await one.settle();
    tabs.written.length = 0;
    const two = await tabs.tab();
    two.move(1);
    await two.settle();
    expect(tabs.written.map(({ table }) => table)).toEqual(["rows", "heads"]);
    expect(Math.max(...tabs.written.map(({ letters }) => letters))).toBeLessThan(120);
  });

  test("opens from the state that was written down last, and the rows since", async () => {
    const tabs = purseTabs();
    const one = await tabs.tab();
    for (let i = 0; i < 2 * STRIDE + 30; i++) {
      one.move(1);
      await one.settle();
    }
    const base = await tabs.database.read([bases], (at) => at.get(bases, "a"));
    expect(base).toMatchObject({ ok: true, value: { rows: 2 * STRIDE } });
    expect((await tabs.tab()).state()).toEqual(one.state());
    expect(await rowsOf(tabs)).toHaveLength(2 * STRIDE + 30);
  });

  test("tabs that write at once agree, and what cannot be any more is told", async () => {
    const tabs = purseTabs();
    const [one, two] = [await tabs.tab(), await tabs.tab()];
    one.move(10);
    await one.settle();
    await tabs.pass(0);
    expect(two.state().sum).toBe(10);
    const told: unknown[] = [];
    one.onHeard((heard) => told.push(["one", heard]));
    two.onHeard((heard) => told.push(["two", heard]));
    one.move(-7);
    two.move(-6);
    two.move(1);
    await tabs.pass(0);
    expect(one.state()).toEqual(two.state());
    expect(one.state().sum).toBe(4);
    expect(told).toEqual([
      ["two", { others: 1, lost: [{ row: -6, reason: "short" }], kept: 0, isRewritten: false }],
      ["one", { others: 1, lost: [], kept: 0, isRewritten: false }],
    ]);
    expect([one.keeping(), two.keeping()]).toEqual(["kept", "kept"]);
  });

  test("any number of tabs at work give the state that the rows give", async () => {
    const tabs = purseTabs();
    const open = await Promise.all(["a", "a", "a"].map((id) => tabs.tab(id)));
    for (let i = 0; i < 300; i++) {
      open[i % 3]!.move(((i * 7) % 11) - 4);
      if (i % 5 === 0) await tabs.pass(0);
    }
    await tabs.pass(0);
    const moves = await rowsOf(tabs);
    for (const { state, keeping } of open) {
      expect(state().moves).toEqual(moves);
      expect(keeping()).toBe("kept");
    }
  });

  test("a page that ends between any two steps loses nothing that was called kept", async () => {
    const rounds = soak(1_000, 100);
    let most = 0;
    for (let steps = 0; steps < rounds; steps++) {
      const tabs = purseTabs();
      const page = await tabs.tab("a", { steps });
      let [kept, n] = [0, 0];
      page.subscribe(() => {
        if (page.keeping() === "kept") kept = page.rows();
      });
      while (n < 40 && page.keeping() !== "keeping") {
        page.move(++n);
        if (n % 3 > 0) page.move(++n);
        await tabs.pass(0);
      }
      most = Math.max(most, kept);
      const next = await tabs.tab();
      const { moves } = next.state();
      expect(moves.length).toBeGreaterThanOrEqual(kept);
      // What is there is a beginning of what was done: nothing is missing between.
      expect(moves).toEqual(Array.from({ length: moves.length }, (_, i) => i + 1));
      if (moves.length > 0) expect(await rowsOf(tabs)).toEqual(moves);
      next.move(1_000);
      await next.settle();
      expect((await tabs.tab()).state().moves).toEqual([...moves, 1_000]);
    }
    expect(most).toBeGreaterThan(20);
  });

  test("what a page that ends could not wait for is kept when the next one opens, and only once", async () => {
    const tabs = purseTabs();
    for (const steps of [0, 3, 6]) {
      const page = await tabs.tab("a", { steps });
      page.move(1);
      page.move(2);
      await tabs.pass(0);
      page.hide();
      expect(tabs.noted.size).toBe(page.keeping() === "kept" ? 0 : 1);
      await tabs.tab();
      expect(tabs.noted.size).toBe(0);
    }
    expect((await tabs.tab()).state().moves).toEqual([1, 2, 1, 2, 1, 2]);
    // A page that was only hidden goes on with what is kept already.
    tabs.faults.writes = "unavailable";
    const hidden = await tabs.tab();
    hidden.move(7);
    await tabs.pass(0);
    hidden.hide();
    tabs.faults.writes = null;
    const next = await tabs.tab();
    hidden.retry();
    await tabs.pass(0);
    expect(next.state().moves).toEqual([1, 2, 1, 2, 1, 2, 7]);
    expect(hidden.state()).toEqual(next.state());
  });

  test("where the device takes nothing the page goes on, says why, and keeps it later", async () => {
    const tabs = purseTabs();
    const page = await tabs.tab();
    tabs.faults.writes = "full";
    page.move(1);
    await page.settle();
    page.move(2);
    await page.settle();
    expect([page.state().sum, page.keeping(), page.pending()]).toEqual([3, "full", [1, 2]]);
    tabs.faults.writes = null;
    await tabs.pass(20_000);
    expect(page.keeping()).toBe("kept");
    expect(await rowsOf(tabs)).toEqual([1, 2]);
  });

  test("an answer that is lost keeps nothing twice", async () => {
    const tabs = purseTabs();
    const page = await tabs.tab();
    tabs.answers.areLost = true;
    page.move(4);
    await page.settle();
    expect(page.keeping()).toBe("unavailable");
    tabs.answers.areLost = false;
    page.move(1);
    await page.settle();
    expect(page.state().moves).toEqual([4, 1]);
    expect(await rowsOf(tabs)).toEqual([4, 1]);
  });

  test("what cannot be read is set aside, and the rest stands", async () => {
    const tabs = purseTabs();
    const page = await tabs.tab();
    for (let i = 0; i < STRIDE + 10; i++) page.move(1);
    await page.settle();
    await tabs.database.change([rows, bases], async (at) => {
      await at.put(rows, rowKey("a", 3), { by: "x", text: "torn" });
      await at.put(bases, "a", { rows: STRIDE, text: "spoilt" });
    });
    expect((await tabs.tab()).state().sum).toBe(STRIDE + 9);
    const aside = await tabs.database.read([asides], (at) => at.all(asides, "aside/a/"));
    expect(aside).toEqual({ ok: true, value: ["torn", "spoilt"] });
    const again = await tabs.tab();
    again.move(1);
    await again.settle();
    expect((await tabs.tab()).state().sum).toBe(STRIDE + 10);
  });

  test("of what began in a way that nobody here knows nothing is touched", async () => {
    const tabs = purseTabs();
    const head = { rows: 1, origin: "newer purse", at: 1, gone: null, shown: {} };
    await tabs.database.change([heads, rows], async (at) => {
      await at.put(heads, "a", head);
      await at.put(rows, rowKey("a", 0), { by: "x", text: "?" });
    });
    await expect(tabs.tab()).rejects.toThrow("unreadable");
    const kept = await tabs.database.read([heads, rows], async (at) => [
      await at.get(heads, "a"),
      await at.get(rows, rowKey("a", 0)),
    ]);
    expect(kept).toEqual({ ok: true, value: [head, { by: "x", text: "?" }] });
  });

  test("one that is put away is not listed, comes back, and is let go of after a while", async () => {
    const tabs = purseTabs();
    const page = await tabs.tab();
    page.move(3);
    await page.settle();
    const isListed = async () => {
      const listed = await listJournals(tabs.database);
      return listed.ok && listed.value.length > 0;
    };
    expect(await setGone(tabs.database, "a", 5)).toEqual({ ok: true, value: null });
    expect(await setGone(tabs.database, "a", 6)).toEqual({ ok: false, reason: "missing" });
    expect(await isListed()).toBe(false);
    await sweep(tabs.database, 5);
    expect(await setGone(tabs.database, "a", null)).toEqual({ ok: true, value: null });
    expect(await isListed()).toBe(true);
    // Who goes on with it wants it back.
    await setGone(tabs.database, "a", 5);
    page.move(1);
    await page.settle();
    expect(await isListed()).toBe(true);
    await setGone(tabs.database, "a", 5);
    await sweep(tabs.database, 6);
    expect(await rowsOf(tabs)).toBe("missing");
    page.move(1);
    await page.settle();
    expect([page.keeping(), page.state().sum]).toEqual(["gone", 5]);
  });

  test("nothing is mixed with what begins anew under the same name after the device was cleared", async () => {
    const tabs = purseTabs();
    const [page, beside] = [await tabs.tab(), await tabs.tab()];
    page.move(3);
    page.move(4);
    await tabs.pass(0);
    await tabs.database.change([heads, rows], async (at) => {
      await at.drop(heads, "a");
      for (const n of [0, 1]) await at.drop(rows, rowKey("a", n));
    });
    const fresh = await tabs.tab();
    fresh.move(9);
    await tabs.pass(0);
    page.move(1);
    await tabs.pass(0);
    expect([page.keeping(), page.state().moves]).toEqual(["gone", [3, 4, 1]]);
    expect([beside.state().moves, await rowsOf(tabs)]).toEqual([[3, 4], [9]]);
  });
});
