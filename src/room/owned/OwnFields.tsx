// The fields that the visitor owns, to be hung in frames like pictures of their own.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import House from "lucide-react/icons/house";
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { SmallField } from "../../alphaFields/emblem/index.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { WaysToHang } from "../pictures/WaysToHang.tsx";
import { fieldToken } from "./fieldToken.ts";
import css from "./OwnFields.module.css";
import { strings } from "./strings.ts";

type OwnFieldsProps = {
  /** Who is signed in. */
  owner: string;
  fieldsOf: (owner: string) => Promise<readonly number[]>;
  /** Opens a new room in the cottage of a field; false where what is open could not be left. */
  onBegin: (id: number) => Promise<boolean>;
};

/** As many as can be looked through; whoever owns more names the one they want on its own page. */
const MOST = 60;

export function OwnFields({ owner, fieldsOf, onBegin }: OwnFieldsProps) {
  const [fields, setFields] = useState<readonly number[]>([]);
  useEffect(() => {
    let isWanted = true;
    setFields([]);
    void fieldsOf(owner).then((found) => isWanted && setFields(found));
    return () => {
      isWanted = false;
    };
  }, [owner, fieldsOf]);

  return <FieldCards title={strings.fields} fields={fields} onBegin={onBegin} />;
}

type FieldCardsProps = Pick<OwnFieldsProps, "onBegin"> & {
  title: string;
  fields: readonly number[];
};

function FieldCards({ title, fields, onBegin }: FieldCardsProps) {
  if (fields.length === 0) return null;
  return (
    <section className={css.fields} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ul role="list" className={css.grid}>
        {fields.slice(0, MOST).map((id) => (
          <li key={id}>
            <OwnField id={id} onBegin={onBegin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnFarmsProps = Pick<FieldCardsProps, "fields" | "onBegin">;

/** The fields that are farmed on this device: their pictures show the farms as they stand. */
export const OwnFarms = (props: OwnFarmsProps) => <FieldCards title={strings.farms} {...props} />;

function OwnField({ id, onBegin }: Pick<OwnFieldsProps, "onBegin"> & { id: number }) {
  const { say } = useEditor();
  const begin = async () => {
    if (await onBegin(id)) say(strings.begun(id));
    else say(strings.notBegun, "atOnce");
  };
  return (
    <Menu
      trigger={(menu) => (
        <button type="button" className={css.card} {...menu} aria-label={strings.choose(id)}>
          <SmallField traits={fieldTraits(site.collection.address, id)} className={css.emblem} />
          <span className={css.name}>{strings.field(id)}</span>
        </button>
      )}
    >
      <WaysToHang of={{ picture: fieldToken(id), isWide: false }} />
      <MenuItem icon={<Icon of={House} />} onSelect={() => void begin()}>
        {strings.begin}
      </MenuItem>
    </Menu>
  );
}
