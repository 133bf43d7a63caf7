import { defineMessages } from "../i18n/define-messages.ts";

/** The messages of the bell, which every page loads. The messages of its panel are in a separate file. */
export const bellMessages = defineMessages("bell", {
  read: "Notifications",
  unread: "Notifications, {count} unread",
  arrived: "New notifications: {count}",
});
