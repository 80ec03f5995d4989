import { t as require_react } from "./react-DbA_SeLs.mjs";
import { i as strings, n as usePendingTransactions } from "./transactionHooks-Bf-6Y0v6.mjs";
import { t as Avatar } from "./Avatar-BEa7KQsQ.mjs";
import { i as useIdentity, t as WithCore } from "./WithCore-75-jgwmo.mjs";
import { n as takeKeptFocus } from "./focusHome-CMW_RXD_.mjs";
import { m as useKit } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/wallet/connected/AccountButton.module.css
var import_react = require_react();
var AccountButton_module_default = {
	face: "_face_13cwo_2",
	picture: "_picture_13cwo_34",
	round: "_round_13cwo_1"
};
// src/wallet/connected/AccountButton.tsx
var import_jsx_runtime = require_jsx_runtime();
function AccountButton(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithCore, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Face, { ...props }) });
}
function Face({ account, show }) {
	const kit = useKit();
	const { display, avatar } = useIdentity(account.address, kit.ipfsGateway);
	const pending = usePendingTransactions();
	const button = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => takeKeptFocus(button.current), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		ref: button,
		type: "button",
		className: AccountButton_module_default.face,
		"data-show": show,
		"data-pending": pending || void 0,
		"aria-haspopup": "dialog",
		"aria-label": strings.button(display, pending),
		onClick: () => kit.open("account"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: AccountButton_module_default.picture,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
				address: account.address,
				picture: avatar,
				size: 42
			})
		}), show === "name" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: display })]
	});
}
export { AccountButton };
