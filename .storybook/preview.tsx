import type { Preview } from "@storybook/react-vite";
import { Fragment } from "react";
import { configure } from "storybook/test";
import { leads } from "virtual:picture-leads";
import { english, type Language } from "../packages/screens/src/i18n/language.ts";
import { loadWholeLanguage } from "../packages/screens/src/locales/languages.ts";
import { completeArgTypes, docs } from "./docs/docs.ts";
import { frameOf } from "./docs/frame-of.ts";
import { FramedStory } from "./docs/framed-story.tsx";
import { StoryInDocs } from "./docs/story-in-docs.tsx";
import "./fonts.css";
import { carryChoices } from "./carry-choices.ts";
import { calls } from "./network/calls.ts";
import { needsNetwork } from "./network/needs-network.ts";
import { readNetworkChoice } from "./network/network-choice.ts";
import { NetworkNote } from "./network/network-note.tsx";
import { elsewhereOf } from "./elsewhere.ts";
import { listenToConsole } from "./checks/console.ts";
import { watchForMotion } from "./checks/stillness.ts";
import { picturesOf } from "./modes.ts";
import { overrides } from "./overrides.ts";
import { pictures, pictureTag } from "./pictures.ts";
import { fixHost, isForPictures, loadFonts, stopTime } from "./pictures/still.ts";
import { isOfSite, loadSitePage } from "./site.ts";
import { Surroundings } from "./surroundings.tsx";
import { initialChoices, toolbar } from "./toolbar.ts";
import { viewports } from "./viewports.ts";

const isTest = import.meta.env["MODE"] === "test";

// This runs before the files of stories are loaded, because some of them read the clock at once.
if (isForPictures) stopTime();
// The pictures of tests show the same address as the pictures of the static Storybook.
if (isForPictures || isTest) fixHost();

// Longer than the default second, for a busy machine.
configure({ asyncUtilTimeout: 5_000 });

carryChoices();

const elsewhere = elsewhereOf(import.meta.env["STORYBOOK_SURROUNDINGS"]);
/** Pictures are taken in the surroundings that a story itself sets. */
const isElsewhere = elsewhere !== null;

const isInForcedColours = matchMedia("(forced-colors: active)").matches;

const isLanguage = (loaded: unknown): loaded is Language =>
  typeof loaded === "object" && loaded !== null && "translate" in loaded;

// An object, because the function that makes a preview brings a second copy of Storybook's runtime.
const preview: Preview = {
  decorators: [
    (Story, { globals, storyGlobals, loaded, viewMode, id, name, title, parameters }) => {
      const language = isLanguage(loaded["language"]) ? loaded["language"] : english;
      const frame = viewMode === "docs" ? frameOf({ title, parameters, storyGlobals }) : null;
      if (frame !== null) return <FramedStory id={id} name={name} choices={globals} {...frame} />;
      if (viewMode === "docs")
        return (
          <StoryInDocs choices={globals} language={language}>
            <Story />
          </StoryInDocs>
        );
      const network = String(globals["network"]);
      // Remounted where all calls fail: loaded data would stay, and no call would fail.
      return (
        <Surroundings
          brand={String(globals["brand"])}
          scheme={String(globals["scheme"])}
          language={language}
          direction={String(globals["direction"])}
          density={String(globals["density"])}
          motion={String(globals["motion"])}
          isSite={isOfSite(title)}
        >
          <NetworkNote network={network} isConnected={needsNetwork(parameters)} />
          <Fragment key={readNetworkChoice(network).calls === "next" ? "story" : network}>
            <Story />
          </Fragment>
        </Surroundings>
      );
    },
  ],
  argTypesEnhancers: [
    // Chromatic reads parameters, and only an enhancer can compute them per story.
    (story) => {
      const { id, title, tags, parameters, argTypes } = story;
      const globals = Object(Reflect.get(story, "storyGlobals"));
      const modes = picturesOf({ title, tags, globals }, leads[id]);
      parameters["chromatic"] = Object.keys(modes).length > 0 ? { modes } : { disableSnapshot: true };
      return argTypes;
    },
    completeArgTypes,
  ],
  loaders: [
    async ({ globals, title }) => {
      if (isOfSite(title)) await loadSitePage();
      return { language: await loadWholeLanguage(String(globals["locale"])) };
    },
    async (context) =>
      needsNetwork(context.parameters) ? (await import("./network/connect.ts")).loadWorker(context) : {},
  ],
  beforeEach: async (context) => {
    const { globals, tags, parameters } = context;
    // The checks of the previous story, which end mirrored, must not affect this story.
    if (isTest) overrides.set(elsewhere?.overrides ?? {});
    const isPicture = tags.includes(pictureTag) && !isElsewhere;
    // Each story begins with the same random numbers.
    const runTime = isPicture || isForPictures ? stopTime() : null;
    if (runTime) await loadFonts();
    const stopListening = listenToConsole();
    const stopWatching = watchForMotion();
    if (elsewhere?.window !== undefined) await pictures.taker?.resize(...elsewhere.window);
    const network = String(globals["network"]);
    calls.change({ hasAny: false, isArmed: readNetworkChoice(network).calls === "next", failed: null });
    const mend = needsNetwork(parameters)
      ? (await import("./network/connect.ts")).connect(context, network)
      : () => {};
    return () => {
      mend();
      stopListening();
      stopWatching();
      if (!isForPictures) runTime?.();
    };
  },
  afterEach: async ({ canvasElement, id, tags }) => {
    // Only tests skip stories; in Storybook itself every story is shown.
    if (pictures.taker === null) return;
    if (tags.includes(pictureTag) && !isElsewhere) await pictures.taker.compare(canvasElement, id);
  },
  tags: ["autodocs"],
  globalTypes: toolbar,
  initialGlobals: initialChoices,
  parameters: {
    // Announcements stay for seconds, longer than the elements that they refer to.
    a11y: {
      ...(isTest && { options: { resultTypes: ["violations"] } }),
      test: "error",
      context: { exclude: ["[data-live-announcer]"] },
      // With forced colours the browser reports the author's colours, which axe would compare although they are
      // invisible.
      ...(isInForcedColours && { config: { rules: [{ id: "color-contrast", enabled: false }] } }),
    },
    docs,
    layout: "padded",
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        // Parts are sorted by use, screens in the order of a client's journey; pages that a reader rarely opens are last.
        order: [
          "Guides",
          [
            "Start",
            "All parts",
            "Playground",
            "Embed one hook, React",
            "Embed one hook, Next",
            "Embed without React",
            "Embed a journey in a frame",
            "Origins",
            "Bring your own",
            "Connect a provider",
            "Names elsewhere",
            "White label",
            "Theming",
            "Accessibility",
            "Errors",
            "Troubleshooting",
            "Sandbox",
          ],
          "Foundations",
          ["Tokens", "Brand studio", "Sheet", "Contrast", "Messages", "*"],
          "Actions",
          "Fields",
          "Feedback",
          "Overlays",
          "Navigation",
          "Data",
          "Layout",
          "Typography",
          "Marketing",
          "Screens",
          [
            "Sign-up",
            "Email verification",
            "Login",
            "Dashboard",
            "Profile",
            "Deposit and withdrawal",
            "Payment hand-off",
            "Transactions",
            "Referrals",
            "Market trackers",
            "Account frame",
            "User menu",
            "White label",
            "Error alert",
            "System pages",
            "*",
            "Signed in beside",
          ],
          "Flows",
          ["Statecharts", "*"],
          "Site",
          "*",
          "Internals",
        ],
      },
    },
  },
};

export default preview;
