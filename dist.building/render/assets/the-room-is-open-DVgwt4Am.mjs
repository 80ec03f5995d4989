// \0virtual:news/article/the-room-is-open
var the_room_is_open_default = {
	"slug": "the-room-is-open",
	"title": "The room is open",
	"date": "2026-11-21",
	"summary": "The room designer is finished enough to sit down in. No wallet, no account; bring a bed, or borrow one of ours.",
	"cover": {
		"kind": "still",
		"name": "coverChairs"
	},
	"html": "<p>A week ago we <a href=\"/news/move-the-bed-nine-times\">described a thing on the bench</a> and asked to be held to it. The hammering has stopped. <a href=\"/room-designer\">Go in</a>, there is no need to knock.</p>\n<p>Ten furnished rooms stand ready to be rearranged, and there are four bare walls for those who would rather not inherit somebody’s taste. Between them lie a hundred and forty-two pieces in eight sets, one of which is a bad chair.</p>\n<h2>Held to it</h2>\n<p><strong>Three ways to look.</strong> The doll’s house, the plan and the list do the same work. Where a device draws nothing in three dimensions, a picture stands in for the doll’s house, and the furniture can be carried about on that too.</p>\n<p><strong>Refusals that explain themselves.</strong> They name what is in the way, say where there is room, and offer to take the bed there.</p>\n<p><strong>Undo by name.</strong> Each step has one, the history lists them all, and you may go back to any.</p>\n<p><strong>A way out.</strong> A room leaves as a picture, as a model or as text, and comes back in as text. If a file makes no sense to us we say so, and your room stays as it was.</p>\n<h2>And a few things we had not promised</h2>\n<p>Hang your own pictures. They are made smaller in your browser before they are kept, and they stay on your device until you sign in.</p>\n<p>Sign in and the rooms you made as a guest come along. Two devices that change the same room never overwrite each other: if their work does not go together, you keep both.</p>\n<p>Share a room and anybody may look at it, and start from a copy of it with your name on the label. What you have merely borrowed stays at home.</p>\n<p>Bend down and walk through it at eye level. It is smaller than you think, and the cat is in the way.</p>\n",
	"older": {
		"slug": "the-lane-has-a-letterbox",
		"title": "The lane has a letterbox"
	}
};
export { the_room_is_open_default as default };
