import { defineMessages } from "../i18n/define-messages.ts";

/** How long a request usually takes, in the figures of the provider. */
export const usualMessages = defineMessages("usual", {
  hours: "Usually within {count, plural, one {one hour} other {# hours}}",
  days: "Usually within {count, plural, one {one working day} other {# working days}}",
});
