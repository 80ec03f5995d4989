import Sprout from "lucide-react/icons/sprout";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { emulate } from "./testing/media.ts";
import { mount } from "./testing/mount.tsx";

const button = () => page.getByRole("button").element() as HTMLButtonElement;

test("is a button that submits nothing unless told to", () => {
  mount(<Button>Plant a seed</Button>);
  expect(button().type).toBe("button");
  expect(button().textContent).toBe("Plant a seed");
});

test("is a link when it leads somewhere", async () => {
  mount(
    <Button href="/news" kind="secondary" rel="next">
      All news
    </Button>,
  );
  const link = page.getByRole("link", { name: "All news" });
  await expect.element(link).toHaveAttribute("href", "/news");
  await expect.element(link).toHaveAttribute("rel", "next");
});

test("at work it keeps its focus, its name and its width, and takes no press", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send message
      </Button>
    </form>
  );
  const { render } = mount(form(false));
  await userEvent.click(button());
  const { width } = button().getBoundingClientRect();
  render(form(true));
  expect(document.activeElement).toBe(button());
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  expect(button().getBoundingClientRect().width).toBeCloseTo(width, 1);
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a press on its very edge is not lost when the face sinks", async () => {
  const onClick = vi.fn();
  mount(
    <p style={{ padding: 40 }}>
      <Button onClick={onClick}>Water</Button>
    </p>,
  );
  const { width, height } = button().getBoundingClientRect();
  await userEvent.click(button(), { position: { x: width / 2, y: 0 } });
  await userEvent.click(button(), { position: { x: width / 2, y: height + 2 }, force: true });
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("a small one can still be hit over 44 pixels", () => {
  mount(
    <p style={{ padding: 40 }}>
      <Button size="small">Sign in</Button>
    </p>,
  );
  const { left, top } = button().getBoundingClientRect();
  const hit = (y: number) => document.elementFromPoint(left + 30, y) === button();
  expect(hit(top - 0.5)).toBe(true);
  expect(hit(top + 43.5)).toBe(true);
});

test("shows a ring around face and lip when reached by keyboard, in forced colours too", async () => {
  mount(<Button>Water</Button>);
  await userEvent.keyboard("{Tab}");
  const ring = () => getComputedStyle(button(), "::before");
  expect(ring().outlineStyle).toBe("solid");
  expect(ring().outlineWidth).toBe("3px");
  await emulate({ "forced-colors": "active" });
  expect(ring().outlineStyle).toBe("solid");
  expect(getComputedStyle(button()).borderTopStyle).toBe("solid");
});

test("has no violation in any state", async () => {
  mount(
    <main>
      <h1>Buttons</h1>
      {(["primary", "secondary", "lamp", "quiet"] as const).map((kind) => (
        <p key={kind}>
          <Button kind={kind} icon={<Icon of={Sprout} />}>
            Plant
          </Button>
          <Button kind={kind} size="small" busy>
            Planting
          </Button>
          <Button kind={kind} done>
            Planted
          </Button>
          <Button kind={kind} disabled>
            Not yet
          </Button>
          <Button kind={kind} href="/news">
            News
          </Button>
        </p>
      ))}
    </main>,
  );
  await expectNoViolations();
});

test("a quiet one under the pointer can be read on every paper", async () => {
  const { host } = mount(<Button kind="quiet">Put the card back</Button>);
  for (const paper of ["--paper", "--raised", "--sunk"]) {
    host.style.background = `var(${paper})`;
    await userEvent.hover(button());
    await expectNoViolations();
  }
});
