import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { bellMessages } from "../../inbox/bell.messages.ts";

export const bell: Translation<typeof bellMessages> = defineTranslation({
  read: "Pemberitahuan",
  unread: "Pemberitahuan, {count} belum dibaca",
  arrived: "Pemberitahuan baharu: {count}",
});
