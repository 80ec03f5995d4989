var e={slug:`two-commands-and-a-gate`,title:`Two commands and a gate`,date:`2026-10-09`,summary:`A farm asks for a great deal of standing about. Starting its web site, we decided, should not.`,cover:{kind:`still`,name:`coverCountry`},html:`<p>Loamstead is going to be a farm game: ten thousand fields, each known by its number, and rooms for the people who hold them. That is the plan. What stands today is the lane that leads there, and we would like to tell you what it is made of while the paint is still wet.</p>
<p>There are two commands. The first opens the gate:</p>
<pre tabindex="0"><code>npm start
</code></pre>
<p>It fetches what is missing, builds every page, starts a server, and prints an address. There is nothing to sign up for, and no file of secrets to be handed from one person to the next like a family recipe.</p>
<p>The second walks the fence:</p>
<pre tabindex="0"><code>npm test
</code></pre>
<p>It minds the spelling of the code and the rules about which part may lean on which. It weighs what a visitor has to carry home, in kilobytes, and refuses to let it grow. Then it opens a real browser and looks at the pages the way you would, only with less patience.</p>
<h2>One file to change</h2>
<p>The name, the tagline, the links, the collection of land, the chain it lives on: all of that is in one file, <code>site.config.ts</code>. A studio with a farm of its own can change that file and leave the rest alone. If it writes something impossible there, the build stops and says which key it minds and why, in a sentence that a person might have said.</p>
<p>We are told that this is not how it is done. How it is done, apparently, is a page headed “Getting started” with eleven steps, the seventh of which has not worked since spring. We wrote half of one. It is compost now, and doing well.</p>
`,newer:{slug:`the-marrow-will-wait`,title:`The marrow will wait`}};export{e as default};