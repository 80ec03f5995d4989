// \0virtual:news/article/move-the-bed-nine-times
var move_the_bed_nine_times_default = {
	"slug": "move-the-bed-nine-times",
	"title": "Move the bed nine times",
	"date": "2026-11-15",
	"summary": "What the room designer is going to be, written down where you can hold us to it. There is nothing to try just yet.",
	"cover": {
		"kind": "still",
		"name": "coverChairs"
	},
	"html": "<p>Every field comes with a cottage, and every cottage with a room, and sooner or later somebody will want to move the bed. The <a href=\"/room-designer\">room designer</a> is where they will do it. It is not finished. This is a description of the thing on the bench, so that you know what the hammering is.</p>\n<h2>What we are making</h2>\n<p><strong>A room before you own one.</strong> You will be able to furnish without a wallet and without an account; the room stays on your device. Should you come to hold a field later, it can move in with you.</p>\n<p><strong>Three ways to look at the same room.</strong> There is the doll’s house, seen from the corner, with the lamps lit. There is the plan, from above, for people who like to measure. And there is the list, which is the whole room in words: <em>oak table, column four, row two, facing south.</em> The list is no poor relation. Everything that can be done in one view is to be possible in the others, which means a room can be furnished by ear.</p>\n<p><strong>Refusals that explain themselves.</strong> If the bed will not go there, the designer will not simply turn red at you. It will say what is in the way, and where the nearest free place is, and offer to put the bed down there.</p>\n<p><strong>Undo that knows what it is undoing.</strong> Not “Undo” but “Undo move bed”. One entry for each thing you did, however long you dragged it about while making up your mind.</p>\n<p><strong>A way out.</strong> A room will leave as a picture, as a model, or as plain text, and come back in again as plain text. It is your room.</p>\n<h2>What we are not making</h2>\n<p>A shop. You will be able to borrow any piece to see how it looks, whether or not you own it; the designer will mark it as borrowed and leave it at that.</p>\n<p>We have no date for you. We do have rather a lot of chairs already, and opinions about one of them.</p>\n",
	"newer": {
		"slug": "the-lane-has-a-letterbox",
		"title": "The lane has a letterbox"
	},
	"older": {
		"slug": "nobody-knocks-before-you-do",
		"title": "Nobody knocks before you do"
	}
};
export { move_the_bed_nine_times_default as default };
