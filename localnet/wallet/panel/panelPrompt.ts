// Asks the wallet's owner by a panel on the page.
import type { Prompt, PromptAnswer } from "../promptRequest.ts";
import { element } from "./element.ts";
import { siteName } from "./format.ts";
import { openPanel, titleElement } from "./openPanel.ts";
import { questionBody } from "./questionBody.ts";
import { explanations, strings, titles } from "./strings.ts";

export function panelPrompt(wallet: { name: string; icon: string }): Prompt {
  return (request) =>
    new Promise<PromptAnswer>((resolve) => {
      let chosen = request.account.address as string;
      const title = titles[request.kind];
      const answer = (given: PromptAnswer) => () => {
        panel.close();
        resolve(given);
      };
      const reject = answer({ approved: false });
      const rejectButton = element("button", { type: "button" }, strings.reject);
      const approveButton = element(
        "button",
        { type: "button", class: "primary" },
        strings.approve,
      );
      rejectButton.addEventListener("click", reject);
      approveButton.addEventListener("click", () => answer({ approved: true, account: chosen })());

      const panel = openPanel({
        wallet: wallet.name,
        icon: wallet.icon,
        network: request.chain.name,
        title,
        announcement: strings.asked(wallet.name, title),
        content: [
          element(
            "p",
            { class: "site" },
            element("strong", {}, siteName(request.origin)),
            ` ${strings.asks}`,
          ),
          titleElement(title),
          element("p", { class: "explanation" }, explanations[request.kind]),
          ...questionBody(request, (address, name) => {
            chosen = address;
            panel.say(strings.picked(name));
          }),
        ],
        buttons: [rejectButton, approveButton],
        dismiss: reject,
      });
    });
}
