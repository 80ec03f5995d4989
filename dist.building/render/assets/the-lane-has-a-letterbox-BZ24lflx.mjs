// \0virtual:news/article/the-lane-has-a-letterbox
var the_lane_has_a_letterbox_default = {
	"slug": "the-lane-has-a-letterbox",
	"title": "The lane has a letterbox",
	"date": "2026-11-20",
	"summary": "The news can now come to you instead: two feeds, whole posts, no account, and nothing to unsubscribe from.",
	"cover": {
		"kind": "still",
		"name": "coverPond"
	},
	"html": "<p>You are reading this in the lane, which is one way of doing it. From today you may also have it delivered.</p>\n<p>There are two feeds, with the same news in both. <a href=\"/feed.xml\">The Atom feed</a> is the older and wears a hat. <a href=\"/feed.json\">The JSON feed</a> is for readers that prefer it. Give either address to a feed reader and new posts will turn up there by themselves, complete. You need not come back here to finish a sentence.</p>\n<p>It is an old arrangement and we are fond of it. Your reader asks for a file; we hand it over. We do not learn who you are, so we cannot write to you, remind you, or notice that you have been quiet lately. If you tire of us, stop asking for the file.</p>\n<h2>How a post gets here</h2>\n<p>Each one is a plain text file with a title, a date, a summary and the name of a picture. When the site is built, the files are read, checked and turned into pages.</p>\n<p>The checking is strict. A title that is too long, a date that is not in the calendar, a picture that is not there: any of these stops the whole site from being built, and the complaint names the file and the field. We would rather be stopped at our own desk than be corrected in yours.</p>\n<p>Scripts are not let through either. If something in a post looks like one, it is printed for you to read, like any other bad poetry.</p>\n<h2>In the lane itself</h2>\n<p><a href=\"/news\">All the news</a> is on one page, newest first, with a field that sifts it as you type. There is not a great deal to sift yet. We thought it best to have the sieve before the flour.</p>\n",
	"newer": {
		"slug": "the-room-is-open",
		"title": "The room is open"
	},
	"older": {
		"slug": "move-the-bed-nine-times",
		"title": "Move the bed nine times"
	}
};
export { the_lane_has_a_letterbox_default as default };
