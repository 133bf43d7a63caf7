import type { MissingRequirement, Requirement } from "@broker/hooks";
import { Card, Checklist, type ChecklistStep, Heading, Inline, Link, Section, Text } from "@broker/ui";
import type { ReactNode } from "react";
import { useRemedies } from "../eligibility/use-remedies.ts";
import { CompanyContact, RefusedDocuments } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { dashboardMessages } from "./dashboard.messages.ts";

type StepId = Requirement | "deposit";

/** All steps, in order. */
const steps = ["email", "kyc", "bankSettings", "deposit"] as const satisfies readonly StepId[];

const words = {
  email: { title: "stepEmail", text: "stepEmailText", action: "stepEmail" },
  kyc: { title: "stepKyc", text: "stepKycText", action: "verifyIdentity" },
  bankSettings: { title: "stepBank", text: "stepBankText", action: "addBank" },
  deposit: { title: "stepDeposit", text: "stepDepositText", action: "stepDeposit" },
} as const satisfies Record<StepId, object>;

interface NextStepsProps {
  missing: readonly MissingRequirement[];
  /** Whether the account holds no money. */
  isEmpty: boolean;
  email: string;
  /** The button that sends the verification e-mail again; `isLead` where it is the page's primary action. */
  resend: (isLead: boolean) => ReactNode;
  /** Whether the provider has transfers to other users. */
  isToUsers: boolean;
  /** Whether the steps lead the page, so that their button is its primary action. */
  isLead: boolean;
}

/** A step that is not complete: its place, and why the user can only wait. */
interface OpenStep {
  readonly href: string;
  readonly news: "underReview" | "cancelled" | null;
}

/** Returns the steps that are not complete, by id. */
function useOpenSteps({ missing, isEmpty }: Pick<NextStepsProps, "missing" | "isEmpty">) {
  const places = usePlaces();
  const remedies = useRemedies();
  const open = new Map<StepId, OpenStep>();
  for (const { requirement, fixAt, isUnderReview } of missing)
    open.set(requirement, {
      href: remedies[fixAt],
      news: isUnderReview ? "underReview" : fixAt === "support" ? "cancelled" : null,
    });
  if (isEmpty) open.set("deposit", { href: places.depositWithdrawal("deposit"), news: null });
  return open;
}

/** The button of the current step: the e-mail is sent from here, the others have a page. */
function StepAction({ id, href, news, resend, isLead }: OpenStep & Omit<StepProps, "children">) {
  const t = useMessages(dashboardMessages);
  if (id === "email") return resend(isLead);
  return (
    <Link href={href} look={isLead ? "primary" : "secondary"}>
      {t(news ? "seeStatus" : words[id].action)}
    </Link>
  );
}

interface StepProps extends Pick<NextStepsProps, "resend" | "isLead"> {
  id: StepId;
  children: ReactNode;
}

/** The current step: its name, its text and its button. */
function CurrentStep({ children, ...step }: StepProps & OpenStep) {
  const t = useMessages(dashboardMessages);
  const content = (
    <>
      <Heading level={3} size="title">
        {t(words[step.id].title)}
      </Heading>
      <Text tone="muted" measure="prose">
        {children}
      </Text>
      {step.news === "cancelled" && <CompanyContact />}
      <Inline>
        <StepAction {...step} />
      </Inline>
    </>
  );
  if (step.news !== "cancelled") return content;
  return (
    <RefusedDocuments look="step" isLead={step.isLead}>
      {content}
    </RefusedDocuments>
  );
}

/** Returns the sentence of why the user can only wait. */
function useNews(): (news: NonNullable<OpenStep["news"]>) => string {
  const t = useMessages(dashboardMessages);
  const usualTime = useUsualTime();
  return (news) => [t(news), news === "underReview" && usualTime("identity")].filter(Boolean).join(" ");
}

/** A step that is neither complete nor open: a link, and why the user can only wait. */
function OtherStep({ id, href, news }: OpenStep & { id: StepId }) {
  const t = useMessages(dashboardMessages);
  const newsOf = useNews();
  const content = (
    <>
      <Link href={href} look="standalone">
        {t(words[id].title)}
      </Link>
      {news && (
        <Text size="small" tone="muted">
          {newsOf(news)}
        </Text>
      )}
    </>
  );
  return news === "cancelled" ? <RefusedDocuments look="link">{content}</RefusedDocuments> : content;
}

/** The steps from a new account to the first withdrawal: the current one is open, the others are links. */
export function NextSteps({ missing, isEmpty, isToUsers, email, ...more }: NextStepsProps) {
  const t = useMessages(dashboardMessages);
  const newsOf = useNews();
  const open = useOpenSteps({ missing, isEmpty });
  // Where only support can help, the user is not led to deposit money that could not be withdrawn.
  const isStuck = missing.some(({ fixAt }) => fixAt === "support");
  const current = steps.find((id) => {
    const step = open.get(id);
    return step && (isStuck ? step.news === "cancelled" || id === "email" : step.news === null);
  });
  const textOf = (id: StepId, news: OpenStep["news"]) => {
    if (news) return newsOf(news);
    if (id === "email") return t("stepEmailText", { email });
    if (id === "kyc" && !isToUsers) return t("stepKycWithdrawals");
    return t(id === "deposit" && missing.length > 0 ? "stepDepositLater" : words[id].text);
  };
  const toStep = (id: StepId): ChecklistStep => {
    const step = open.get(id);
    if (!step) return { id, state: "complete", children: <Text tone="muted">{t(words[id].title)}</Text> };
    if (id !== current) return { id, state: "ahead", children: <OtherStep id={id} {...step} /> };
    const text = textOf(id, step.news);
    return {
      id,
      state: "current",
      children: <CurrentStep {...{ id, ...step, ...more }}>{text}</CurrentStep>,
    };
  };
  const progress = current && { step: steps.indexOf(current) + 1, total: steps.length };
  return (
    <Card padding="large">
      <Section
        heading={t("nextSteps")}
        level={2}
        size="body"
        actions={
          progress && (
            <Text as="span" tone="muted" figures="tabular">
              {t("stepOf", progress)}
            </Text>
          )
        }
      >
        <Checklist completeLabel={t("stepComplete")} steps={steps.map(toStep)} />
      </Section>
    </Card>
  );
}
