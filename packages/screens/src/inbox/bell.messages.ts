import { defineMessages } from "../i18n/define-messages.ts";

/** The words of the bell, which every page loads; those of its panel are apart. */
export const bellMessages = defineMessages("bell", {
  read: "Notifications",
  unread: "Notifications, {count} unread",
  arrived: "New notifications: {count}",
});
