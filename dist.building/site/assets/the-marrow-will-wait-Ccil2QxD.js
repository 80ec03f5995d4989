var e={slug:`the-marrow-will-wait`,title:`The marrow will wait`,date:`2026-10-20`,summary:`We wrote the rules before we dug a bed. The first of them is that nothing planted here ever dies.`,cover:{kind:`still`,name:`coverSprout`},html:`<p>Most farm games keep you by a small cruelty. You plant something, your life goes on happening, and when you come back there is a brown stick where the tomato was. The stick is not there because tomatoes are like that. It is there so that next time you will come back sooner.</p>
<p>We have written our rules down before digging a single bed, and the first one is short. <strong>Nothing dies.</strong> A seed that is sown will be a plant. Stay away for an hour, a fortnight or a school term, and it will be standing there when you return: a little reproachful, perhaps, but green.</p>
<h2>Then what is care for?</h2>
<p>For something, or there would be no game in it. The rules so far:</p>
<ul>
<li>A dry bed grows at its own pace. A moist bed grows half as fast again.</li>
<li>The soil decides how quickly a bed dries out, and the soil is your field’s own.</li>
<li>Neglect costs part of the yield. It never costs the plant.</li>
<li>A sowing can be undone for a whole minute, for people who plant the wrong row, which is people.</li>
</ul>
<p>The quickest crop takes a minute and a half and the slowest takes three days. That should suit both kinds of gardener: the kind who wants a flower before the kettle has boiled, and the kind who wants to forget about something properly.</p>
<h2>Why so soft?</h2>
<p>Because a game that punishes a holiday is asking to become one of your duties, and you have enough of those. We would sooner be the thing you look in on because you felt like it.</p>
<p>It is also the more difficult design. When fear is taken out, what is left has to be worth coming back for on a wet Tuesday, on its own merits, with nothing in the ground held hostage.</p>
<p>The beds themselves are still being dug. The first will be on <a href="/#overview">the front page</a>, growing by exactly these rules, for anyone, with no account. When that is so, we shall say so here, and not before.</p>
`,newer:{slug:`a-gate-with-more-than-one-latch`,title:`A gate with more than one latch`},older:{slug:`two-commands-and-a-gate`,title:`Two commands and a gate`}};export{e as default};