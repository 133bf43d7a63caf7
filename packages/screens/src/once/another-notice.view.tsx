import { Button, formatMoney, Notice } from "@broker/ui";
import { useLanguage } from "../i18n/translation.tsx";
import { formatEarlierAmounts } from "./earlier-amounts.ts";

/** A request that needs a confirmation, because an earlier one has an unknown outcome. */
interface Asking {
  readonly earlier: readonly { readonly usdAmount: string }[];
  confirm(): void;
  decline(): void;
}

interface AnotherNoticeProps {
  asking: Asking;
  /** The amount of the new request, in US dollars. */
  usdAmount: string;
  words: {
    title: string;
    text: (amounts: { earlier: string; amount: string }) => string;
    send: string;
    change: string;
  };
}

/** Asks for a confirmation before money is sent while an earlier request may still arrive: both may be carried out. */
export function AnotherNotice({ asking, usdAmount, words }: AnotherNoticeProps) {
  const { locale } = useLanguage();
  return (
    <Notice
      tone="warning"
      title={words.title}
      actions={
        <>
          <Button onPress={asking.confirm}>{words.send}</Button>
          <Button variant="secondary" onPress={asking.decline}>
            {words.change}
          </Button>
        </>
      }
    >
      {words.text({
        earlier: formatEarlierAmounts(asking.earlier, locale),
        amount: formatMoney(usdAmount, "USD", locale),
      })}
    </Notice>
  );
}
