// src/wallet/core/connectors/timeout.ts
/** Whether it came in time; what comes too late, good or bad, is not heard any more. */
async function endsInTime(ms, work) {
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), ms);
	});
	const done = work.then(() => true);
	done.catch(() => {});
	try {
		return await Promise.race([done, late]);
	} finally {
		clearTimeout(timer);
	}
}
export { endsInTime as t };
