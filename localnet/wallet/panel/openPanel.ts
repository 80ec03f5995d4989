// Shows the wallet's panel above everything else on the page, and gives the focus back afterwards.
import choices from "./choices.css?inline";
import content from "./content.css?inline";
import { drawing, element } from "./element.ts";
import frame from "./frame.css?inline";
import paper from "./paper.css?inline";
import tokens from "./tokens.css?inline";

/** The strip of sky and hills along the top of the panel. */
function landscape(): SVGElement {
  return drawing(
    "svg",
    {
      viewBox: "0 0 400 96",
      preserveAspectRatio: "xMidYMid slice",
      class: "landscape",
      "aria-hidden": "true",
    },
    drawing("rect", { fill: "var(--sky-1)", width: "400", height: "96" }),
    drawing("circle", { fill: "var(--sun)", cx: "228", cy: "30", r: "13" }),
    drawing("path", { fill: "var(--hill-1)", d: "M0 58c70-26 130-18 200-2s140 12 200-14v54H0z" }),
    drawing("path", { fill: "var(--hill-2)", d: "M0 76c60-16 150-20 230-6s120 6 170-8v34H0z" }),
    drawing("path", { fill: "var(--hill-3)", d: "M0 84c90 14 170-10 260-4s100 8 140 2v14H0z" }),
  );
}

type PanelParts = {
  readonly wallet: string;
  readonly icon: string;
  readonly network: string;
  readonly title: string;
  /** What a screen reader says as the panel opens. */
  readonly announcement: string;
  /** Between the head and the buttons; the first heading with an id "title" names the panel. */
  readonly content: readonly Node[];
  readonly buttons: readonly HTMLButtonElement[];
  /** Escape, or the system's own gesture for "back". */
  readonly dismiss: () => void;
};

type Panel = { close(): void; say(text: string): void; showNetwork(name: string): void };

/** The page behind it must take nothing that happens in here for its own: a wallet is another window. */
const kept = [
  ..."keydown keyup keypress click dblclick contextmenu wheel input change".split(" "),
  ..."pointerdown pointerup pointermove mousedown mouseup touchstart touchend".split(" "),
  ..."focusin focusout".split(" "),
];

export function openPanel(parts: PanelParts): Panel {
  const host = document.createElement("local-wallet-panel");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [tokens, frame, content, choices, paper].map(styleSheet);
  const status = element("p", { class: "unseen", role: "status" });
  const network = element("span", { class: "network" }, parts.network);
  const dialog = element(
    "dialog",
    { "aria-labelledby": "title" },
    element(
      "div",
      { class: "head" },
      landscape(),
      element("img", { class: "mark", src: parts.icon, alt: "" }),
      element("span", { class: "wallet" }, parts.wallet),
      network,
    ),
    element(
      "div",
      { class: "scroll", tabindex: "0", role: "group", "aria-labelledby": "title" },
      ...parts.content,
    ),
    element("div", { class: "foot" }, ...parts.buttons),
    status,
  );
  root.append(dialog);

  for (const type of kept) root.addEventListener(type, (event) => event.stopPropagation());
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Left to the browser, one Escape could close the site's own dialog along with this one.
    event.preventDefault();
    parts.dismiss();
  });
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("cancel", parts.dismiss);
  dialog.addEventListener("close", parts.dismiss);

  const before = focused();
  // Beside the body, where neither a site's framework nor an inert body reaches it.
  document.documentElement.append(host);
  dialog.showModal();
  root.getElementById("title")?.focus({ preventScroll: true });
  status.textContent = parts.announcement;

  return {
    close() {
      dialog.removeEventListener("close", parts.dismiss);
      dialog.close();
      host.remove();
      if (before?.isConnected && focused() !== before) before.focus({ preventScroll: true });
    },
    say(text) {
      status.textContent = text;
    },
    showNetwork(name) {
      network.textContent = name;
    },
  };
}

export function titleElement(text: string): HTMLHeadingElement {
  return element("h2", { id: "title", tabindex: "-1" }, text);
}

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The focused element, through the shadow roots that hide it. */
function focused(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
