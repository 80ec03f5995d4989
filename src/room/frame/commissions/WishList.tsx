// The wishes of a card as a list, each with a tick once it is met.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { upper } from "../../describe/names.ts";
import { leastOf, type WishProgress } from "../../wishes/judge.ts";
import { wishWords } from "../../wishes/strings.ts";
import type { RoomWish } from "../../wishes/wish.ts";
import css from "./Commissions.module.css";
import { strings } from "./strings.ts";

type WishListProps = {
  wishes: readonly RoomWish[];
  /** Left out where no room is judged. */
  missing?: readonly WishProgress[];
};

export function WishList({ wishes, missing }: WishListProps) {
  return (
    <ul role="list" className={css.wishes} aria-label={strings.wished}>
      {wishes.map((wish) => {
        const open = missing?.find((each) => each.wish === wish);
        const least = leastOf(wish);
        return (
          <li key={wishWords(wish)} data-is-met={(missing && !open) || undefined}>
            {missing && <Icon of={open ? Circle : Check} size={18} />}
            <span>{upper(wishWords(wish))}</span>
            {open && least > 1 && <small>{strings.progress(open.have, least)}</small>}
            {missing && (
              <span className="visually-hidden">
                , {open ? strings.isMissing : strings.isThere}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
