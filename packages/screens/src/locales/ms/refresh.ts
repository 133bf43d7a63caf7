import type { refreshMessages } from "../../failure/refresh.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const refresh: Translation<typeof refreshMessages> = defineTranslation({
  refresh: "Muat semula",
  refreshing: "Memuat semula...",
  refreshed: "Senarai ini terkini.",
  failed: "Senarai ini tidak dapat dimuat semula. Mungkin ada maklumat baharu yang belum dipaparkan.",
});
