// Every part of the kit in every state, for whoever makes a page of them or changes one.
import Copy from "lucide-react/icons/copy";
import Sprout from "lucide-react/icons/sprout";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { FactList } from "../FactList.tsx";
import { Fold } from "../Fold.tsx";
import { HillEdge } from "../HillEdge.tsx";
import { Icon } from "../Icon.tsx";
import { IconButton } from "../IconButton.tsx";
import { announce, LiveRegion } from "../LiveRegion.tsx";
import { Menu, MenuItem } from "../Menu.tsx";
import pill from "../Pill.module.css";
import { Qr } from "../Qr.tsx";
import select from "../Select.module.css";
import { Slip } from "../Slip.tsx";
import { Spinner } from "../Spinner.tsx";
import { Tabs } from "../Tabs.tsx";
import { TextField } from "../TextField.tsx";
import { Toasts, toast } from "../Toast.tsx";
import { ToolButton } from "../ToolButton.tsx";
import { Tooltip } from "../Tooltip.tsx";
import css from "./KitPage.module.css";

const sprout = <Icon of={Sprout} />;
const copy = <Icon of={Copy} />;

function Part({ name, states }: { name: string; states: Readonly<Record<string, ReactNode>> }) {
  return (
    <section className={css.part} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <div className={css.states}>
        {Object.entries(states).map(([state, shown]) => (
          <div key={state} className={css.state}>
            <p>{state}</p>
            {shown}
          </div>
        ))}
      </div>
    </section>
  );
}

const sizes = { compact: {}, wide: { size: "wide" }, low: { low: true } } as const;
const panes = { side: <p>The left pane.</p>, onBack: () => {} };

function Dialogs() {
  const [open, setOpen] = useState<keyof typeof sizes | null>(null);
  return (
    <>
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Button key={size} size="small" onClick={() => setOpen(size)}>
          Open the {size} dialog
        </Button>
      ))}
      <Dialog
        {...sizes[open ?? "compact"]}
        {...(open === "wide" && panes)}
        open={open !== null}
        title="A gate in the hedge"
        onClose={() => setOpen(null)}
      >
        <p>Beyond it the lane goes on.</p>
        <Button onClick={() => setOpen(null)}>Close the gate</Button>
      </Dialog>
    </>
  );
}

function WithTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button kind="secondary" ref={setAnchor}>
        Point at me
      </Button>
      <Tooltip anchor={anchor} text="Words that say more" />
    </>
  );
}

function Fails(): ReactNode {
  throw new Error("This part of the page of the kit fails, to show what remains of it.");
}

function Failing() {
  const [fails, setFails] = useState(false);
  return (
    <ErrorBoundary>
      <Button kind="quiet" onClick={() => setFails(true)}>
        Let this part fail
      </Button>
      {fails && <Fails />}
    </ErrorBoundary>
  );
}

const tabs = [
  { id: "hens", label: "Hens", icon: sprout, panel: <p>Three, and one is broody.</p> },
  { id: "beds", label: "Beds", panel: <p>Marrows, mostly.</p> },
] as const;

const buttons = {
  primary: <Button>Plant</Button>,
  secondary: <Button kind="secondary">Plant</Button>,
  lamp: <Button kind="lamp">Plant</Button>,
  quiet: <Button kind="quiet">Plant</Button>,
  small: <Button size="small">Plant</Button>,
  "with an icon": <Button icon={sprout}>Plant</Button>,
  busy: <Button busy>Planting</Button>,
  done: <Button done>Planted</Button>,
  disabled: <Button disabled>Plant</Button>,
  "as a link": <Button href="#Button">Plant</Button>,
};

export function KitPage() {
  const [word, setWord] = useState("");
  return (
    <main className={css.page}>
      <h1>The kit</h1>
      <Part name="Button" states={buttons} />
      <Part
        name="IconButton"
        states={{
          well: <IconButton icon={copy} label="Copy" hint="Ctrl+C" />,
          raised: <IconButton kind="raised" icon={copy} label="Copy it all" />,
          busy: <IconButton busy icon={copy} label="Copying" />,
          disabled: <IconButton disabled icon={copy} label="Nothing to copy" />,
        }}
      />
      <Part
        name="ToolButton"
        states={{
          plain: <ToolButton className={css.tool}>Move</ToolButton>,
          disabled: (
            <ToolButton className={css.tool} disabled>
              Turn
            </ToolButton>
          ),
        }}
      />
      <Part
        name="TextField"
        states={{
          empty: <TextField label="Name" placeholder="My room" />,
          hint: <TextField label="Called" hint="Others see it." defaultValue="Harvest kitchen" />,
          error: <TextField label="Sent to" error="That is no address." defaultValue="0x12" />,
          search: <TextField type="search" label="Find" value={word} onValue={setWord} />,
          disabled: <TextField label="Fixed" disabled defaultValue="Loam" />,
        }}
      />
      <Part
        name="Menu"
        states={{
          closed: (
            <Menu label="Room" icon={sprout}>
              <MenuItem icon={copy} onSelect={() => announce("Doubled.")}>
                Double
              </MenuItem>
              <MenuItem href="#Menu">A link</MenuItem>
              <MenuItem disabled onSelect={() => {}}>
                Not now
              </MenuItem>
            </Menu>
          ),
          "a trigger of one's own": (
            <Menu
              align="end"
              trigger={(props) => <IconButton {...props} icon={copy} label="More" />}
            >
              <MenuItem icon={<Icon of={Trash} />} onSelect={() => announce("Gone.")}>
                Put away
              </MenuItem>
            </Menu>
          ),
        }}
      />
      <Part name="Tabs" states={{ two: <Tabs label="What grows" tabs={tabs} /> }} />
      <Part
        name="Fold"
        states={{ closed: <Fold title="What lies in the shed">A rake and two pots.</Fold> }}
      />
      <Part
        name="HillEdge"
        states={{
          rising: (
            <div className={css.ground}>
              <HillEdge className={css.edge!} />
            </div>
          ),
          hanging: (
            <div className={css.ground}>
              <HillEdge className={css.edge!} hang flip />
            </div>
          ),
        }}
      />
      <Part name="Dialog" states={{ "in three sizes": <Dialogs /> }} />
      <Part
        name="Toast"
        states={{
          plain: <Button onClick={() => toast("A hen was fed.")}>Say it</Button>,
          error: (
            <Button kind="secondary" onClick={() => toast("The hen ran.", { kind: "error" })}>
              Say that it failed
            </Button>
          ),
        }}
      />
      <Part name="Tooltip" states={{ "on a button": <WithTooltip /> }} />
      <Part
        name="Slip"
        states={{
          plain: (
            <Slip words="Two rooms are kept here." mark={Sprout}>
              <Button size="small">Keep them</Button>
            </Slip>
          ),
          trouble: <Slip isTrouble words="The server does not answer." />,
        }}
      />
      <Part
        name="FactList"
        states={{
          plain: (
            <FactList>
              <dt>Network</dt>
              <dd>Ethereum</dd>
              <dt>Fee</dt>
              <dd>
                about 0.001 ETH<small>It comes on top.</small>
              </dd>
            </FactList>
          ),
        }}
      />
      <Part
        name="Pill"
        states={{
          raised: <span className={pill.pill}>1 in 40</span>,
          sunk: <span className={pill.sunk}>Loam</span>,
        }}
      />
      <Part
        name="Select"
        states={{
          "as it comes": (
            <select className={select.select} aria-label="Soil">
              <option>Any soil</option>
            </select>
          ),
          chosen: (
            <select className={select.select} aria-label="Water" data-set>
              <option>Pond</option>
            </select>
          ),
        }}
      />
      <Part
        name="Spinner"
        states={{
          alone: <Spinner label="Growing" />,
          small: <Spinner size="small" label="Sprouting" />,
          "around a picture": <Spinner label="Ripening">{sprout}</Spinner>,
        }}
      />
      <Part
        name="Qr"
        states={{
          wide: <Qr size="wide" text="https://example.com/wide" label="A code" logo={sprout} />,
          compact: <Qr size="compact" text="https://example.com" label="A smaller code" />,
          "not known yet": <Qr size="install" text={undefined} label="A code to come" />,
        }}
      />
      <Part
        name="Icon"
        states={{ plain: sprout, named: <Icon of={Sprout} size={32} label="A sprout" /> }}
      />
      <Part name="ErrorBoundary" states={{ standing: <Failing /> }} />
      <Part
        name="LiveRegion"
        states={{
          said: <Button onClick={() => announce("It rains.")}>Say it to screen readers</Button>,
        }}
      />
      <LiveRegion />
      <Toasts />
    </main>
  );
}
