// The wish that one stirs into the pudding, chosen from six.
import select from "@loamstead/ui/Select.module.css";
import { wishes } from "../../../farm/describe/feasts/wishes.ts";
import { strings } from "./strings.ts";

type WishingProps = { readonly wish: number; readonly onWish: (wish: number) => void };

export const Wishing = ({ wish, onWish }: WishingProps) => (
  <label>
    <span className="visually-hidden">{strings.wish}</span>
    <select
      className={select.select}
      value={wish}
      onChange={({ currentTarget }) => onWish(Number(currentTarget.value))}
    >
      {wishes.map((words, nth) => (
        <option key={words} value={nth}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
