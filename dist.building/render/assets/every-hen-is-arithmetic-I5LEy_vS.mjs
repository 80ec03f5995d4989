// \0virtual:news/article/every-hen-is-arithmetic
var every_hen_is_arithmetic_default = {
	"slug": "every-hen-is-arithmetic",
	"title": "Every hen is arithmetic",
	"date": "2026-11-03",
	"summary": "No picture on this farm was drawn by hand or bought in. The barn, the pond and the hens are code, and so is the light.",
	"cover": {
		"kind": "still",
		"name": "coverCountry"
	},
	"html": "<p>The pictures on this site came out of the same place as the buttons: somebody typed them. There is no artwork folder, no texture, no model from a shop. There is a short language for describing solid things, and a farm written in it.</p>\n<p>The language has four words. A <em>box</em> is a box, with its edges eased so that they catch the sun. A <em>ball</em> is a ball, which may be squashed, or roughened until it is a rock. A <em>slab</em> is an outline with some thickness to it. And a <em>lathe</em> takes a profile and spins it, the way chair legs are made, and bottles, and most things that stand on tables.</p>\n<p>You would be surprised how far four words go. A fence is boxes. A pumpkin is balls standing in a ring with their shoulders together. A hen is mostly balls, and an attitude.</p>\n<h2>The light is most of it</h2>\n<p>Shapes alone look like a box of bricks. What makes them a place is shade. Every corner of every model asks how near its neighbours are, and darkens a little where they crowd it, towards plum rather than grey, because grey is the colour of a farm where something has gone wrong.</p>\n<p>The sun always comes from the upper left, low and gold. Where a picture has a night as well, it is not the day with the brightness turned down: the scene is lit again from the beginning, with a moon, and with lamps wherever somebody would have left one on. Your device decides which of the two you see, by whether it prefers light or dark.</p>\n<p>Each picture is then taken once, at a few widths, and saved in the two smallest formats that browsers read. What reaches you is a photograph of some arithmetic.</p>\n<h2>Why go to the trouble</h2>\n<p>Because a new hen is now a few lines that can be read, discussed and undone like anything else in the house. Because the farm in the picture and the farm in the game will be the same farm, made of the same parts.</p>\n<p>And because when a hen looks wrong, we know exactly whom to ask.</p>\n",
	"newer": {
		"slug": "nobody-knocks-before-you-do",
		"title": "Nobody knocks before you do"
	},
	"older": {
		"slug": "a-gate-with-more-than-one-latch",
		"title": "A gate with more than one latch"
	}
};
export { every_hen_is_arithmetic_default as default };
