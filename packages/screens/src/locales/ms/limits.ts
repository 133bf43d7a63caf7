import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { limitsMessages } from "../../limits/limits.messages.ts";

export const limits: Translation<typeof limitsMessages> = defineTranslation({
  onHold: "Ditahan",
  onHoldText: "{amount}, untuk pengeluaran yang menunggu keputusan",
  leftToday: "Baki untuk hari ini",
  leftThisMonth: "Baki untuk bulan ini",
  left: "{left} daripada {limit}",
  leftUntil: "{left} daripada {limit}. Diperbaharui pada {date}.",
  reachedToday: "Had anda untuk hari ini tidak membenarkan pengeluaran lagi melalui kaedah ini.",
  reachedThisMonth: "Had anda untuk bulan ini tidak membenarkan pengeluaran lagi melalui kaedah ini.",
  opensAgain: "Anda boleh membuat pengeluaran semula mulai {date}.",
});
