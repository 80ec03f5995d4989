import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "./base.css";
import { FactList } from "./FactList.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { mount } from "./testing/mount.tsx";

test("each fact stands beside what it is about, and its user's own sizes win", async () => {
  const { host } = mount(
    <main>
      <h1>Facts</h1>
      <style>{".own { padding: 3px; }"}</style>
      <FactList className="own">
        <dt>Network</dt>
        <dd>Ethereum</dd>
        <dt>Fee</dt>
        <dd>
          0.001 ETH<small>It comes on top.</small>
        </dd>
      </FactList>
    </main>,
  );
  expect(page.getByRole("term").elements()).toHaveLength(2);
  const [about, fact] = ["dt", "dd"].map((name) =>
    host.querySelector(name)!.getBoundingClientRect(),
  );
  expect(fact!.top).toBe(about!.top);
  expect(fact!.left).toBeGreaterThan(about!.right);
  expect(getComputedStyle(host.querySelector("dl")!).padding).toBe("3px");
  await expectNoViolations();
});
