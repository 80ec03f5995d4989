// The names of everything that the kit's style sheets take from a theme.

/**
 * Custom properties by name: what is set here replaces the kit's own value. A colour for day and night is
 * `light-dark(#fff, #000)`; it follows the visitor's system, or the `colorScheme` of `WalletProvider`.
 */
export type ThemeTokens = {
  /** What dialogs, menus and tooltips are made of. */
  "--paper"?: string;
  /** What lies on it: rows, cards, tiles. */
  "--raised"?: string;
  /** Wells and quiet areas. */
  "--sunk"?: string;
  /** Thin lines and borders. */
  "--line"?: string;
  /** Text. */
  "--ink"?: string;
  /** Quieter text. */
  "--soft"?: string;
  /** Links, and marks that are no button. */
  "--link"?: string;
  /** Small words that stand out, such as "Recent". */
  "--warm"?: string;
  /** What went wrong. */
  "--error"?: string;
  /** Behind what is well. */
  "--good"?: string;
  /** What waits or shines: the mark of something pending, the rays of joy. */
  "--highlight"?: string;

  /** Buttons. */
  "--accent"?: string;
  /** Their upper edge, and they themselves under the pointer. */
  "--accent-hi"?: string;
  /** Their lower edge. */
  "--accent-lip"?: string;
  /** What is written on them. */
  "--on-accent"?: string;
  /** Plain buttons. */
  "--secondary"?: string;
  /** Their lower edge. */
  "--secondary-lip"?: string;
  /** The one button of a page that shines. */
  "--lamp"?: string;
  /** Its lower edge, and that of the tiles beside facts. */
  "--lamp-lip"?: string;
  /** The shadow of light around it. */
  "--lamp-glow"?: string;
  /** What is written on it. */
  "--on-lamp"?: string;
  /** The button of a wrong network. */
  "--alarm"?: string;
  /** What is written on it. */
  "--on-alarm"?: string;
  /** The ring around what has the focus. */
  "--focus"?: string;
  /** The gap between that and the ring. */
  "--focus-gap"?: string;

  /** Tiles with a number or a letter: above. */
  "--marker-1"?: string;
  /** The same, below. */
  "--marker-2"?: string;
  /** What is written on tiles, and the dots of a code. */
  "--marker-ink"?: string;
  /** The lower end of the tiles beside facts, which begin with `--highlight`. */
  "--key"?: string;
  /** Behind the mark of a wallet that cannot be used here. */
  "--tile-muted"?: string;
  /** The dot of the network in use. */
  "--lamp-green"?: string;
  /** Its edge. */
  "--lamp-green-edge"?: string;
  /** The edge of the dot of a network that is waited for. */
  "--lamp-amber-edge"?: string;
  /** What a code is printed on; readers want it light. */
  "--qr-paper"?: string;
  /** The frame around a code. */
  "--qr-edge"?: string;
  /** Light on edges. */
  "--white"?: string;
  /** The darkness in shadows that are mixed. */
  "--black"?: string;
  /** Light along the upper edge of buttons. */
  "--glint"?: string;

  /** The shadow of small things. */
  "--sh1"?: string;
  /** The shadow of large ones. */
  "--sh2"?: string;
  /** The shadow of buttons and tooltips. */
  "--sh-button"?: string;
  /** The shadow of dialogs. */
  "--sh-dialog"?: string;
  /** The shadow inside wells. */
  "--sh-well"?: string;
  /** Over the page, behind a dialog. */
  "--backdrop"?: string;
  /** A filter of what is behind a dialog. */
  "--backdrop-blur"?: string;

  /** Headings and buttons. */
  "--font-head"?: string;
  /** Everything else. */
  "--font-text"?: string;
  /** The size of small text. */
  "--text-small"?: string;
  /** The corners of small things. */
  "--radius-small"?: string;
  /** The corners of buttons. */
  "--radius-button"?: string;
  /** The corners of dialogs. */
  "--radius-dialog"?: string;
  /** Between a narrow window's edge and what is in it. */
  "--gutter"?: string;

  /** How everything slows down. */
  "--ease-out"?: string;
  /** How long a press lasts; with reduced motion these four are `0ms`. */
  "--press"?: string;
  /** How long it takes to rise under a pointer. */
  "--hover"?: string;
  /** How long something takes to appear. */
  "--appear"?: string;
  /** How long a sheet takes to slide in. */
  "--sheet"?: string;
};
