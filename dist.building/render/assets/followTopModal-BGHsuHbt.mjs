// src/ui/followTopModal.ts
function followTopModal(element, onMove = () => {}) {
	const opened = [...document.querySelectorAll("dialog:modal")];
	const settle = () => {
		const parent = opened.findLast((dialog) => dialog.isConnected && dialog.matches(":modal")) ?? document.body;
		if (element.parentElement === parent && element.isConnected) return;
		parent.append(element);
		onMove();
	};
	const observer = new MutationObserver((changes) => {
		for (const { target } of changes) {
			if (!(target instanceof HTMLDialogElement)) continue;
			const index = opened.indexOf(target);
			const modal = target.matches(":modal");
			if (modal && index < 0) opened.push(target);
			if (!modal && index >= 0) opened.splice(index, 1);
		}
		settle();
	});
	observer.observe(document, {
		subtree: true,
		attributes: true,
		attributeFilter: ["open"]
	});
	settle();
	return {
		settle,
		stop() {
			observer.disconnect();
			element.remove();
		}
	};
}
export { followTopModal as t };
