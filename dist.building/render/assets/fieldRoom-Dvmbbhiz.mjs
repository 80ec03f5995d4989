import { t as site } from "./site.config-BuNsMVty.mjs";
import { n as fieldTraits } from "./words-CRJyO5K5.mjs";
import { n as siteCatalogue } from "./siteCatalogue-D6ojEeFr.mjs";
import { t as shells } from "./shells-C4W15v2U.mjs";
import { n as bareRoom } from "./RoomDesigner-N83TRq4y.mjs";
import { n as compose } from "./compose-B7od93MX.mjs";
import { fieldToken } from "./fieldToken-c7try7R0.mjs";
import { t as strings } from "./strings-TMhXO5o_.mjs";
// src/room/owned/fieldRoom.ts
function fieldRoom(id) {
	const { cottage } = fieldTraits(site.collection.address, id);
	const { wall, floor } = shells.find((shell) => shell.id === cottage) ?? shells[0];
	const room = compose({
		...bareRoom,
		name: strings.cottageOn(id),
		wall,
		floor
	}, siteCatalogue);
	return {
		...room,
		shell: {
			...room.shell,
			backdrop: fieldToken(id)
		}
	};
}
export { fieldRoom };
