import { ConnectButton } from "@loamstead/wallet-kit";
import { Visitor } from "./Visitor";

export default function Page() {
  return (
    <>
      <header>
        <h1>Turnip Exchange</h1>
        <ConnectButton />
      </header>
      <main className="app">
        <h2>Fresh today</h2>
        <p>
          Turnips, and <a href="#more">more</a>.
        </p>
        <ul>
          <li>Purple top</li>
          <li>Snowball</li>
        </ul>
        <button type="button">Water them</button>
        <Visitor />
      </main>
    </>
  );
}
