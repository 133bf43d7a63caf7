import type { DepositItem, RepeatDepositState } from "@broker/hooks";
import { AlertDialog, formatMoney } from "@broker/ui";
import { type Translate, useMessages } from "../i18n/translation.tsx";
import { repeatMessages } from "./repeat.messages.ts";

interface RepeatDepositViewProps {
  /** The earlier deposit. */
  deposit: Pick<DepositItem, "platformName" | "currencyCode">;
  state: RepeatDepositState;
  /** Opens the wizard with its stored deposit. */
  onOpen: () => void;
  onClose: () => void;
}

type Hindered = Exclude<RepeatDepositState, { step: "idle" | "preparing" }>;

/** Returns what hinders the deposit. */
function toSentence(
  t: Translate<typeof repeatMessages>,
  state: Hindered,
  { platformName, currencyCode }: RepeatDepositViewProps["deposit"],
): string {
  if (state.step === "gone") return t("gone", { platform: platformName, currency: currencyCode });
  if (state.step !== "begun") return t(state.step);
  const { amount, ...begun } = state.begun;
  const money = amount && formatMoney(amount, begun.currencyCode, t.language.locale);
  return t("begun", { deposit: [money, begun.platformName].filter(Boolean).join(" · ") });
}

/** The question if a repeated deposit cannot be prepared; nothing otherwise. */
export function RepeatDepositView({ deposit, state, onOpen, onClose }: RepeatDepositViewProps) {
  const t = useMessages(repeatMessages);
  if (state.step === "idle" || state.step === "preparing") return null;
  const isBegun = state.step === "begun";
  return (
    <AlertDialog
      isOpen
      title={t("title")}
      actionLabel={t(isBegun ? "replace" : "open")}
      onAction={isBegun ? state.replace : onOpen}
      cancel={{ label: t("stay"), onCancel: onClose }}
    >
      {toSentence(t, state, deposit)}
    </AlertDialog>
  );
}
