import { mock, profileScenarios } from "@broker/mocks";
import { Text } from "@broker/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LanguageProvider, useLanguage } from "../i18n/translation.tsx";
import type { Locale } from "../locales/languages.ts";
import { company, user, WithBroker } from "../testing/broker.tsx";
import { AccountFrame } from "./account-frame.screen.tsx";
import { restoreScheme } from "./color-scheme.ts";

const choose = fn();

/** A host with a language choice, of all languages or of some. */
function WithChoice({ locales, children }: { locales?: readonly Locale[]; children: React.ReactNode }) {
  return (
    <LanguageProvider language={useLanguage()} choice={{ choose, ...(locales && { locales }) }}>
      {children}
    </LanguageProvider>
  );
}

/** Restores the scheme of the page and the stored choice after the story. */
function keepScheme(): () => void {
  const { dataset } = document.documentElement;
  const scheme = dataset["colorScheme"];
  return () => {
    localStorage.removeItem("scheme");
    if (scheme === undefined) delete dataset["colorScheme"];
    else dataset["colorScheme"] = scheme;
  };
}

const meta = {
  title: "Screens/User menu",
  component: AccountFrame,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard", onSignOut: fn(), children: <Text>…</Text> },
  decorators: [
    (Story) => (
      <WithChoice>
        <WithBroker user={user}>
          <Story />
        </WithBroker>
      </WithChoice>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(mock("GetCompanies", [company]), ...profileScenarios.verified);
    choose.mockClear();
    return keepScheme();
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu, and waits for the user's e-mail. */
async function open() {
  await userEvent.click(screen.getByRole("button", { name: "AISYAH" }));
  return within(await screen.findByRole("dialog", { name: /./ }));
}

/** Who is signed in, where the password is changed, appearance, language and Logout. */
export const Open: Story = {
  tags: ["picture"],
  play: async () => {
    const menu = await open();
    await waitFor(() => expect(menu.getByText("demo@example.com")).toBeVisible());
  },
};
export const Dark: Story = { ...Open, tags: ["picture"], globals: { scheme: "dark" } };
export const RightToLeft: Story = {
  globals: { locale: "ar" },
  tags: ["picture"],
  play: async () => {
    const menu = await open();
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "تسجيل الخروج" })).toBeVisible());
  },
};
export const Phone: Story = { ...Open, globals: { viewport: { value: "phone" } } };
export const Narrow: Story = { ...Open, tags: ["picture"], globals: { viewport: { value: "narrow" } } };

/** Logout ends the session; the menu closes. */
export const SignsOut: Story = {
  play: async ({ args }) => {
    const menu = await open();
    await userEvent.click(await menu.findByRole("menuitem", { name: "Logout" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
};

/** A chosen language closes the menu; the current one is marked. */
export const ChoosesLanguage: Story = {
  play: async () => {
    const menu = await open();
    await expect(await menu.findByRole("menuitemradio", { name: "English" })).toBeChecked();
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Bahasa Melayu" }));
    await expect(choose).toHaveBeenCalledWith("ms");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
};

/** A host with two languages offers these, in its order. */
export const TwoLanguages: Story = {
  decorators: [
    (Story) => (
      <WithChoice locales={["ms", "en"]}>
        <Story />
      </WithChoice>
    ),
  ],
  play: async () => {
    const menu = await open();
    await menu.findByRole("menuitemradio", { name: "English" });
    const names = menu.getAllByRole("menuitemradio").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Light", "Dark", "System", "Bahasa Melayu", "English"]);
  },
};

/** The appearance changes behind the open menu, and is stored for the next visit. */
export const ChoosesAppearance: Story = {
  play: async () => {
    const menu = await open();
    await userEvent.click(await menu.findByRole("menuitemradio", { name: "Dark" }));
    await expect(document.documentElement.dataset["colorScheme"]).toBe("dark");
    await expect(localStorage.getItem("scheme")).toBe("dark");
    await waitFor(() => expect(menu.getByRole("menuitemradio", { name: "Dark" })).toBeChecked());
    delete document.documentElement.dataset["colorScheme"];
    restoreScheme();
    await expect(document.documentElement.dataset["colorScheme"]).toBe("dark");
    await userEvent.click(menu.getByRole("menuitemradio", { name: "System" }));
    await expect(document.documentElement.dataset["colorScheme"]).toBeUndefined();
    // The next visit of an app that is dark by itself.
    document.documentElement.dataset["colorScheme"] = "dark";
    restoreScheme();
    await expect(document.documentElement.dataset["colorScheme"]).toBeUndefined();
  },
};

/** The arrow keys reach every option, also those side by side. */
export const Keyboard: Story = {
  play: async () => {
    screen.getByRole("button", { name: "AISYAH" }).focus();
    await userEvent.keyboard("{Enter}");
    const link = await screen.findByRole("menuitem", { name: "Settings & Security" });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitemradio", { name: "Light" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("menuitemradio", { name: "Dark" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByRole("menuitemradio", { name: "Light" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "AISYAH" })).toHaveFocus());
  },
};

/** Until name and e-mail have loaded, the menu has its size. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loading),
  play: async () => {
    const menu = await open();
    await waitFor(() => expect(menu.getByText("AISYAH")).toBeVisible());
  },
};

/** Without name and e-mail the menu works, under the user name. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...profileScenarios.failed),
  play: async () => {
    const menu = await open();
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Logout" })).toBeVisible());
  },
};
