import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
// node_modules/lucide-react/dist/esm/icons/mountain.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "mountain",
	size: 24,
	node: [["path", {
		d: "m8 3 4 8 5-5 5 15H2L8 3z",
		key: "otkl63"
	}]]
};
__iconData.node;
var Mountain = createLucideIcon(__iconData);
export { Mountain as t };
