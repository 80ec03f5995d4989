import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
// node_modules/lucide-react/dist/esm/icons/sprout.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "sprout",
	size: 24,
	node: [
		["path", {
			d: "M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3",
			key: "139s4v"
		}],
		["path", {
			d: "M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4",
			key: "1dlkgp"
		}],
		["path", {
			d: "M5 21h14",
			key: "11awu3"
		}]
	]
};
__iconData.node;
var Sprout = createLucideIcon(__iconData);
export { Sprout as t };
