// What goes out with a drawn picture: other sites show it, and opened by itself it can do nothing.

/** Other sites show these: marketplaces, wallets, chats. */
export const crossOriginHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export const week = "public, max-age=604800, stale-while-revalidate=2592000";
export const hourCacheControl = "public, max-age=3600, stale-while-revalidate=86400";

export const pictureHeaders = (type: string, tag: string, cache: string) => ({
  ...crossOriginHeaders,
  // Drawings can hold scripts and links: opened by themselves, these can do nothing at all.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Content-Type": type,
  "Cache-Control": cache,
  ETag: tag,
});
