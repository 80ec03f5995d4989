import { t as link } from "./link-D2dQ_xtU.mjs";
// src/alphaFields/shared/fieldLinks.ts
var fieldLink = (id) => link(`/fields/${id}`);
function fieldPicture(id, { form, ...look }) {
	return `${link(`/fields/${id}.${form}`)}?${new URLSearchParams(look)}`;
}
var parishLink = (parish) => link(`/fields?parish=${parish}`);
export { fieldPicture as n, parishLink as r, fieldLink as t };
