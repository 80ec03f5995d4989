// Puts the phone on the page and keeps it in step with what the wallet knows.
import type { Address } from "viem";
import { avatar } from "../../wallet/panel/avatar.ts";
import { element } from "../../wallet/panel/element.ts";
import { shortAddress, siteName } from "../../wallet/panel/format.ts";
import type { Outcome, Phone, PhoneProposal, PhoneRequest, PhoneSession } from "../phone.ts";
import { askCard, type NamedAddress, proposalBody, requestBody } from "./askCard.ts";
import { pairForm } from "./pairForm.ts";
import type { PhoneAccount } from "./phoneSettings.ts";
import { pressable } from "./pressable.ts";
import { strings } from "./strings.ts";

export function showPhone(phone: Phone, accounts: readonly PhoneAccount[]): void {
  const main = document.querySelector("main")!;
  const status = document.querySelector("[role=status]")!;
  const say = (text: string) => status.replaceChildren(text);
  const named: NamedAddress[] = phone.addresses.map((address, index) => ({
    address,
    name: accounts[index]?.name ?? "",
  }));

  const asks = element("div", { class: "asks" });
  const sessions = element("ul", { class: "sessions", role: "list" });
  const none = element("p", { class: "explanation" }, strings.none);

  function tell(outcome: Outcome, good: string) {
    say(outcome.ok ? good : strings.problem(outcome.reason));
    // What had the focus may be gone with its paper.
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = asks.querySelector("h2") ?? document.querySelector("h1");
    next?.focus();
  }

  const proposalCard = (proposal: PhoneProposal) => {
    let chosen: Address | undefined;
    const { id, app } = proposal;
    return askCard({
      id,
      app,
      title: strings.connectTo(app.name),
      body: proposalBody(proposal, named, (address) => {
        chosen = address;
      }),
      yes: strings.connect,
      accept: () => phone.approve(id, chosen),
      decline: () => phone.reject(id),
      answered: (outcome, accepted) =>
        tell(outcome, accepted ? strings.connected(app.name) : strings.declined),
    });
  };

  const requestCard = ({ id, app, asked }: PhoneRequest) =>
    askCard({
      id,
      app,
      title: strings.asks[asked.kind],
      body: requestBody(asked, named),
      yes: strings.answers[asked.kind],
      accept: () => phone.approveRequest(id),
      decline: () => phone.rejectRequest(id),
      answered: (outcome, accepted) =>
        tell(outcome, accepted ? strings.done[asked.kind] : strings.declined),
    });

  const sessionLine = (session: PhoneSession) => {
    const owner = named.find(({ address }) => address === session.address);
    return sessionCard(session, owner?.name ?? "", async () =>
      tell(await phone.disconnect(session.topic), strings.disconnected(session.app.name)),
    );
  };

  const proposals = element("div");
  const requests = element("div");
  asks.append(requests, proposals);
  const showProposals = keyedList(proposals, ({ id }: PhoneProposal) => String(id), proposalCard);
  const showRequests = keyedList(requests, ({ id }: PhoneRequest) => String(id), requestCard);
  const showSessions = keyedList(
    sessions,
    ({ topic, chains }: PhoneSession) => topic + chains.join(),
    sessionLine,
  );

  function show() {
    showProposals(phone.proposals());
    showRequests(phone.requests());
    showSessions(phone.sessions());
    none.hidden = phone.sessions().length > 0;
  }

  phone.onProposal(({ app }) => say(strings.arrived(app.name)));
  phone.onRequest(({ app }) => say(strings.arrived(app.name)));
  phone.onChange(show);
  main.append(
    asks,
    pairForm({ pair: phone.pair, say }),
    element("section", {}, element("h2", {}, strings.sessions), none, sessions),
  );
  show();
  say(strings.ready);
}

/** An app that is connected: its name, with which account and on which chains, and the way to part. */
function sessionCard(
  { app, address, chains }: PhoneSession,
  accountName: string,
  disconnect: () => Promise<void>,
): HTMLLIElement {
  const where = chains.map(strings.chainName).join(", ");
  return element(
    "li",
    { class: "session" },
    avatar(address),
    element(
      "span",
      {},
      element("span", { class: "name" }, app.name),
      element("span", { class: "note" }, siteName(app.url)),
      element("span", { class: "note" }, `${accountName} · ${shortAddress(address)}`),
      element("span", { class: "note" }, where),
    ),
    pressable(strings.disconnect, disconnect, { name: strings.disconnectFrom(app.name) }),
  );
}

/** Keeps the elements of a list in step with its items, and leaves those alone whose items stay. */
function keyedList<Item>(
  parent: HTMLElement,
  keyOf: (item: Item) => string,
  make: (item: Item) => HTMLElement,
): (items: readonly Item[]) => void {
  const shown = new Map<string, HTMLElement>();
  return (items) => {
    const keys = new Set(items.map(keyOf));
    for (const [key, element] of shown) {
      if (keys.has(key)) continue;
      element.remove();
      shown.delete(key);
    }
    for (const item of items) {
      const key = keyOf(item);
      if (shown.has(key)) continue;
      const element = make(item);
      shown.set(key, element);
      parent.append(element);
    }
  };
}
