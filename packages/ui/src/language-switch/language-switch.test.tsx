import { expect, test, vi } from "vitest";
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

test("a language that is opened in another tab does not change this page", async () => {
  const onChoose = vi.fn();
  const linked = languages.map(({ tag, name }) => ({ tag, name, href: `#${tag}` }));
  const { getByRole } = await render(
    <LanguageSwitch label="Language" current="en" languages={linked} onChoose={onChoose} />,
  );
  const link = getByRole("link", { name: "Bahasa Melayu" });
  // No tab is opened, because its page would load the tests again.
  link.element().addEventListener("click", (event) => event.preventDefault());
  await link.click({ modifiers: ["ControlOrMeta"] });
  expect(onChoose).not.toHaveBeenCalled();
  await link.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("ms");
});
