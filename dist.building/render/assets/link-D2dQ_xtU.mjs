// src/lib/link.ts
var base = "/";
var withBase = (base, path) => base + path.replace(/^\//, "");
var link = (path) => withBase(base, path);
export { link as t };
