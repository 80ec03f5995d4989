// \0virtual:news/article/nobody-knocks-before-you-do
var nobody_knocks_before_you_do_default = {
	"slug": "nobody-knocks-before-you-do",
	"title": "Nobody knocks before you do",
	"date": "2026-11-09",
	"summary": "You can read every page of this site and only this site will know. It also arrives rather quickly.",
	"cover": {
		"kind": "still",
		"name": "coverSprout"
	},
	"html": "<p>When you open an ordinary page about an ordinary game, a number of strangers are told. One keeps the fonts, one counts the visits, one minds the wallets, and one, nobody can quite remember what it does, but the page falls over if it is taken out.</p>\n<p>When you open this one, nobody is told. The pages, the pictures and the letters they are set in all come from the same server, and the server tells your browser to refuse anything else. No analytics, no trackers, no pixels. There is no cookie banner either, because we have nothing to ask you.</p>\n<h2>And later, with a wallet</h2>\n<p>Signing in with a wallet is still on the workbench. The rule for it is already nailed up above: <strong>no third party is called until you choose a wallet,</strong> and then only the one you chose. Opening the list and thinking better of it will cost you nothing and inform no one.</p>\n<h2>What it weighs</h2>\n<p>Privacy of this sort has an agreeable side effect, which is that there is less to fetch.</p>\n<p>Every page is written out in full before you ask for it. What arrives is the page itself, words and pictures, and not a set of instructions for assembling one. You can read all of it with scripts switched off, though the search field on <a href=\"/news\">the news page</a> will then have the tact to stay away.</p>\n<p>The script that does come, to make the menus and the rest behave, has a budget: seventy-five kilobytes for the front page, compressed. Most of that is the library underneath, so we are left with about as much room as a garden shed, and it is surprising what one learns to do without in a shed. If a change goes over, the tests refuse it. They do not ask whether it was for something nice. It is always for something nice.</p>\n",
	"newer": {
		"slug": "move-the-bed-nine-times",
		"title": "Move the bed nine times"
	},
	"older": {
		"slug": "every-hen-is-arithmetic",
		"title": "Every hen is arithmetic"
	}
};
export { nobody_knocks_before_you_do_default as default };
