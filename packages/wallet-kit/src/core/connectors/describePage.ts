// What the page says of itself to a wallet that asks who is there.

export type PageDescription = {
  origin: string;
  description: string;
  icons: string[];
  /** Whether the page stands in another page's frame. */
  framed: boolean;
};

export function describePage(): PageDescription {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  return {
    origin: location.origin,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    icons: icon ? [icon] : [],
    framed: window.parent !== window,
  };
}
