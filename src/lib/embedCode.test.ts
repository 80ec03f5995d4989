// Tests that no title ends its attribute, and that a frame has its measures.
import { describe, expect, test } from "vitest";
import { embedCode } from "./embedCode.ts";

describe("embedCode", () => {
  test("whatever a page is called, its frame is one element", () => {
    const title = `"><script>alert(1)</script> & more`;
    const code = embedCode({ url: "https://a.example/b?c&d", title, width: 640, height: 400 });
    expect(code).toBe(
      '<iframe src="https://a.example/b?c&amp;d" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" width="640" height="400" loading="lazy" frameborder="0" allowfullscreen></iframe>',
    );
  });
});
