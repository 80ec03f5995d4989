// Has a page take its processor for a graphics card, by which more moves than where each frame is dear.

/** What it gives back takes that back. It stands alone, so that it can be handed to a page as well. */
export function asIfByCard(): () => void {
  const RENDERER = 0x9246;
  const { prototype } = WebGL2RenderingContext;
  const { getParameter } = prototype;
  prototype.getParameter = function (name) {
    return name === RENDERER ? "A card" : getParameter.call(this, name);
  };
  return () => {
    prototype.getParameter = getParameter;
  };
}
