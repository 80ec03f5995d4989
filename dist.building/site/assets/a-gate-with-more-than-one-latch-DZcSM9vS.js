var e={slug:`a-gate-with-more-than-one-latch`,title:`A gate with more than one latch`,date:`2026-10-28`,summary:`Mouse, thumb, keyboard or ear. Each of them should get in by the front, and none be sent round the back.`,cover:{kind:`still`,name:`coverPond`},html:`<p>There is a kind of gate that everybody praises and that opens only if you are tall. Web sites with three-dimensional farms in them tend to be gates of that kind. Ours is meant to have a latch at every height, and since it is far easier to hang a gate properly than to rehang it, we began with the latches.</p>
<p>What that comes to in practice:</p>
<ul>
<li><strong>The first thing the keyboard finds is a way past the furniture.</strong> Press Tab on any page and you are offered the content.</li>
<li><strong>Dialogs are the browser’s own.</strong> Focus goes in when one opens, stays in while it is open, and goes back where it came from. Escape closes it, every time.</li>
<li><strong>Things that change are said aloud, once, quietly.</strong> Filter the news and a screen reader hears how many posts are left. It is not interrupted to be told.</li>
<li><strong>Nothing is told by colour alone,</strong> and the colours that carry words were measured first, by day and by lamplight. A green we were fond of had to be made darker, and has forgiven us.</li>
<li><strong>If your device asks for less motion, there is none.</strong> The last frame is shown and the matter is closed.</li>
</ul>
<h2>How we know</h2>
<p>We do not trust ourselves with this, having good eyes and a tendency to be pleased. So the tests open the pages in a real browser, run an accessibility checker over them, and fail at the first complaint. Nobody has to remember.</p>
<p>A checker cannot tell you whether a thing is pleasant, of course; only that it isn’t locked. For the rest there is using it, with the mouse unplugged and the screen turned away, which is how one discovers that a button has been calling itself “button” for a week.</p>
<p>The sign-in dialogs and the map are still being built. They will be held to the same fence post.</p>
`,newer:{slug:`every-hen-is-arithmetic`,title:`Every hen is arithmetic`},older:{slug:`the-marrow-will-wait`,title:`The marrow will wait`}};export{e as default};