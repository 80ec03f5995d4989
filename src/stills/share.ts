// The picture link previews show: one JPEG, because they read nothing newer.
import url from "./images/share.jpg";

export const share = { url, width: 1200, height: 630 } as const;
