// src/lib/watched.ts
/** Whoever wants to hear of something, until they do not any more. */
var Listeners = class {
	#listeners = /* @__PURE__ */ new Set();
	/** Gives back what ends the listening. */
	add = (listener) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	tell = (event) => {
		for (const listener of this.#listeners) listener(event);
	};
	get size() {
		return this.#listeners.size;
	}
};
/** A value that changes as a whole, and tells whoever watches it. */
var Watched = class {
	#state;
	#listeners = new Listeners();
	constructor(state) {
		this.#state = state;
	}
	state = () => this.#state;
	subscribe = this.#listeners.add;
	set(change) {
		this.#state = {
			...this.#state,
			...change
		};
		this.#listeners.tell();
	}
};
export { Watched as n, Listeners as t };
