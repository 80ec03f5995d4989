// A wallet of the visitor's browser that says yes to everything; it runs in the page, before all else.

type Asked = { method: string; params?: readonly unknown[] };

/** As a script of the page: nothing from outside of it may be used in it. */
export function announceWallet(account: string): void {
  const known = "fake-wallet";
  const listeners: Record<string, ((value: unknown) => void)[]> = {};
  let chainId = 1;
  const tell = (event: string, value: unknown) => {
    for (const listener of listeners[event] ?? []) listener(value);
  };
  const accounts = () => (localStorage.getItem(known) === null ? [] : [account]);
  const askNode = async (asked: Asked) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...asked });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/rpc/${chainId}`, { method: "POST", headers, body });
    return (await answer.json()).result;
  };

  const provider = {
    async request(asked: Asked): Promise<unknown> {
      switch (asked.method) {
        case "eth_requestAccounts":
          localStorage.setItem(known, "");
          return accounts();
        case "eth_accounts":
          return accounts();
        case "eth_chainId":
          return `0x${chainId.toString(16)}`;
        case "wallet_revokePermissions":
          localStorage.removeItem(known);
          return null;
        case "wallet_requestPermissions":
          localStorage.setItem(known, "");
          return [{ parentCapability: "eth_accounts", caveats: [{ value: accounts() }] }];
        case "wallet_switchEthereumChain": {
          const [{ chainId: next }] = asked.params as [{ chainId: string }];
          chainId = Number(next);
          tell("chainChanged", next);
          return null;
        }
        default:
          return askNode(asked);
      }
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners[event] = [...(listeners[event] ?? []), listener];
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener);
    },
  };

  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>')}`;
  const info = { uuid: crypto.randomUUID(), name: "Fake Wallet", rdns: "test.fake.wallet", icon };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}
