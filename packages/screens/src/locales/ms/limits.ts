import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { limitsMessages } from "../../limits/limits.messages.ts";

export const limits: Translation<typeof limitsMessages> = defineTranslation({
  onHold: "{amount} ditahan untuk pengeluaran yang menunggu keputusan",
  leftToday: "Baki {left} daripada {limit} hari ini",
  leftTodayUntil: "Baki {left} daripada {limit} hari ini, diperbaharui pada {date}",
  leftThisMonth: "Baki {left} daripada {limit} bulan ini",
  leftThisMonthUntil: "Baki {left} daripada {limit} bulan ini, diperbaharui pada {date}",
  reachedToday: "Had anda untuk hari ini tidak membenarkan pengeluaran lagi melalui kaedah ini.",
  reachedThisMonth: "Had anda untuk bulan ini tidak membenarkan pengeluaran lagi melalui kaedah ini.",
  opensAgain: "Anda boleh membuat pengeluaran semula mulai {date}.",
});
