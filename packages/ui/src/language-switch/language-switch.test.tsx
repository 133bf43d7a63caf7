import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageSwitch } from "./language-switch.tsx";

const languages = [
  { tag: "en", name: "English" },
  { tag: "ms", name: "Bahasa Melayu" },
];

test("renders a language with an address as a link", async () => {
  const linked = languages.map(({ tag, name }) => ({ tag, name, href: `#${tag}` }));
  const { getByRole } = await render(
    <LanguageSwitch label="Language" current="en" languages={linked} onChoose={() => {}} />,
  );
  await expect.element(getByRole("link", { name: "Bahasa Melayu" })).toHaveAttribute("href", "#ms");
});
