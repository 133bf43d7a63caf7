import { expect } from "vitest";
import { page } from "vitest/browser";
import { drawn, settle } from "./checks/settle.ts";
import { pictures } from "./pictures.ts";

/** The margin around a story, so that its edges and shadows are in the picture. */
const margin = "1rem";

pictures.taker = {
  resize: (width, height) => page.viewport(width, height),
  compare: async (element, name) => {
    const [width, height] = [globalThis.innerWidth, globalThis.innerHeight];
    element.style.padding = margin;
    // A dialog covers the page, which may be lower than the dialog.
    if (document.querySelector("[role=dialog], [role=alertdialog]")) element.style.minHeight = "100vh";
    // Otherwise its text locates it, which a chart may still change.
    element.dataset["testid"] = "picture";
    // Content below the viewport would be white.
    if (element.scrollHeight > height) await page.viewport(width, element.scrollHeight);
    const picture = page.getByTestId("picture");
    try {
      await settle();
      // A busy browser may show a frame of before for so long that it looks stable: a difference counts if it stays.
      await expect(picture)
        .toMatchScreenshot(name)
        .catch(async () => {
          await drawn();
          await expect(picture).toMatchScreenshot(name);
        });
    } finally {
      delete element.dataset["testid"];
      element.style.padding = "";
      element.style.minHeight = "";
      await page.viewport(width, height);
    }
  },
};
