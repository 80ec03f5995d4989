// Keeps the page under modal dialogs from scrolling until the last of them has let go of it (scroll lock).
import css from "./lockPage.module.css";

let holders = 0;

export function lockPage(): () => void {
  const { classList, clientWidth, dataset } = document.documentElement;
  if (holders === 0) {
    classList.toggle(css.keepsGutter!, window.innerWidth > clientWidth);
    // By a name that other sheets know: a page may spare what nobody sees of it meanwhile.
    dataset.pageLocked = "";
  }
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    classList.remove(css.keepsGutter!);
    delete dataset.pageLocked;
  };
}
