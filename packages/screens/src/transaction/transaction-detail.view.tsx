import {
  Button,
  Code,
  CopyButton,
  type Description,
  DescriptionList,
  Dialog,
  FileText,
  formatMoney,
  Heading,
  Inline,
  Link,
  Mail,
  Money,
  Notice,
  Picture,
  Printer,
  ScreenOnly,
  Stack,
  Text,
  Timeline,
  type TimelineStep,
} from "@broker/ui";
import type { ReactNode } from "react";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";
import { transactionMessages } from "./transaction.messages.ts";

interface Amount {
  readonly value: string;
  readonly currency: string;
}

/** One transaction as its page shows it. */
export interface TransactionDetail {
  readonly id: string;
  /** The name of the kind, such as "Deposit". */
  readonly title: string;
  readonly amount: Amount;
  /** The two amounts of a conversion, in the order of the money's way. */
  readonly converted: readonly [Amount, Amount] | null;
  readonly badge: ReactNode;
  readonly steps: readonly TimelineStep[];
  readonly facts: readonly Description[];
  /** The comment of staff. */
  readonly comment: string | null;
  readonly isCancelled: boolean;
  /** Whether it is completed, and will not change any more. */
  readonly isCompleted: boolean;
  readonly file: { readonly label: string; readonly url: string } | null;
}

/** What staff wrote, and for a cancelled transaction where the money is. */
function Comment({ comment, isCancelled }: Pick<TransactionDetail, "comment" | "isCancelled">) {
  const d = useMessages(transactionDetailMessages);
  if (comment === null) return null;
  return (
    <Notice
      tone={isCancelled ? "warning" : "information"}
      title={d(isCancelled ? "cancelledWhy" : "staffComment")}
    >
      <Text dir="auto" tone="inherit">
        {comment}
      </Text>
    </Notice>
  );
}

/** The file of a transaction: a preview where it is an image, and a link to open it. */
function File({ label, url }: NonNullable<TransactionDetail["file"]>) {
  const t = useMessages(transactionMessages);
  return (
    <ScreenOnly>
      <Stack gap={3}>
        <Heading level={3} size="body">
          {label}
        </Heading>
        <Picture src={url} alt={label} fallback={<Notice tone="information">{t("noPreview")}</Notice>} />
        <Inline>
          <Link href={url} target="_blank" rel="noopener" look="standalone">
            {t("openFile")}
          </Link>
        </Inline>
      </Stack>
    </ScreenOnly>
  );
}

/** The id, which can be copied. */
function Id({ children }: { children: string }) {
  const d = useMessages(transactionDetailMessages);
  return (
    <>
      <Code isWhole>{children}</Code>
      <ScreenOnly>
        <CopyButton
          text={children}
          label={d("copyId")}
          copiedLabel={d("copied")}
          failedLabel={d("copyFailed")}
        />
      </ScreenOnly>
    </>
  );
}

/** The buttons below a transaction: print, and where there are such, its confirmation and a message about it. */
function Actions({ confirmationHref, askHref }: Record<"confirmationHref" | "askHref", string | null>) {
  const d = useMessages(transactionDetailMessages);
  return (
    <Inline>
      <Button variant="secondary" icon={Printer} onPress={() => window.print()}>
        {d("print")}
      </Button>
      {confirmationHref !== null && (
        <Link href={confirmationHref} look="secondary" icon={FileText}>
          {d("confirmation")}
        </Link>
      )}
      {askHref !== null && (
        <Link href={askHref} look="secondary" icon={Mail}>
          {d("ask")}
        </Link>
      )}
    </Inline>
  );
}

/** The page of one transaction: a panel beside its list, on phones a sheet. */
export function TransactionDetailView(props: {
  detail: TransactionDetail;
  idTerm: string;
  /** Where a confirmation is requested; null where there is none. */
  confirmationHref: string | null;
  /** Where a message about it is written; null where there are no messages. */
  askHref: string | null;
  onClose: () => void;
  /** What the user can do with the transaction, such as cancelling it. */
  control?: ReactNode;
}) {
  const { detail, idTerm, confirmationHref, askHref, onClose, control } = props;
  const t = useMessages(transactionMessages);
  const d = useMessages(transactionDetailMessages);
  const { locale } = useLanguage();
  const { id, title, amount, converted, badge, steps, facts, file } = detail;
  const inWords = ({ value, currency }: Amount) => formatMoney(value, currency, locale);
  return (
    <Dialog
      title={title}
      placement="end"
      isOpen
      onOpenChange={onClose}
      closeLabel={t("close")}
      actions={
        <ScreenOnly>
          <Actions confirmationHref={confirmationHref} askHref={askHref} />
        </ScreenOnly>
      }
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Inline gap={3} justify="between">
            <Money value={amount.value} currency={amount.currency} size="display" />
            {badge}
          </Inline>
          {converted && (
            <Text tone="muted" figures="tabular">
              {d("converted", { from: inWords(converted[0]), to: inWords(converted[1]) })}
            </Text>
          )}
        </Stack>
        <Timeline label={d("progress")} steps={steps} />
        {control}
        <Comment {...detail} />
        <DescriptionList items={[{ term: idTerm, details: <Id>{id}</Id> }, ...facts]} />
        {file && <File {...file} />}
        <ScreenOnly>
          <Stack gap={1}>
            <Text size="small" weight="medium">
              {d("help")}
            </Text>
            <CompanyContact />
          </Stack>
        </ScreenOnly>
      </Stack>
    </Dialog>
  );
}
