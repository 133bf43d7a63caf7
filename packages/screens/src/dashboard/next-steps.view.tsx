import type { MissingRequirement, Requirement } from "@broker/hooks";
import { Card, Divider, Inline, Link, Section, Stack, Text } from "@broker/ui";
import { Fragment } from "react";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const words = {
  email: { title: "stepEmail", text: "stepEmailText" },
  kyc: { title: "stepKyc", text: "stepKycText" },
  bankSettings: { title: "stepBank", text: "stepBankText" },
  deposit: { title: "stepDeposit", text: "stepDepositText" },
} as const satisfies Record<Requirement | "deposit", object>;

const places = {
  myAccount: "/my-account",
  support: "/my-account",
  withdrawalSettings: "/profile?tab=withdrawal-settings",
} as const;

interface NextStepsProps {
  missing: readonly MissingRequirement[];
  /** Whether the account holds no money. */
  isEmpty: boolean;
  email: string;
}

/** What the account still needs, once, in order, each with the way there; the first that waits for the user stands out. */
export function NextSteps({ missing, isEmpty, email }: NextStepsProps) {
  const t = useMessages(dashboardMessages);
  const steps = [
    ...missing.map(({ requirement, fixAt, isUnderReview }) => ({
      id: requirement,
      href: places[fixAt],
      // There is nothing to do but to wait, or to ask.
      news: isUnderReview ? ("underReview" as const) : fixAt === "support" ? ("cancelled" as const) : null,
    })),
    ...(isEmpty ? [{ id: "deposit" as const, href: "/deposit-withdraw?tab=deposit", news: null }] : []),
  ];
  // Where only support can help, nobody is led to pay in what they could not take out.
  const isStuck = missing.some(({ fixAt }) => fixAt === "support");
  const next = steps.find(({ id, news }) => (isStuck ? news === "cancelled" || id === "email" : !news));
  return (
    <Card padding="large">
      <Section heading={t("nextSteps")} level={2}>
        <Stack gap={4}>
          {steps.map((step, index) => {
            const { id, href, news } = step;
            const title = t(words[id].title);
            const isLater = id === "deposit" && missing.length > 0;
            const text =
              id === "email"
                ? t("stepEmailText", { email })
                : t(isLater ? "stepDepositLater" : words[id].text);
            return (
              <Fragment key={id}>
                {index > 0 && <Divider />}
                <Inline justify="between" gap={4}>
                  <Stack gap={1}>
                    <Text weight="strong">{title}</Text>
                    <Text size="small" tone="muted">
                      {news ? t(news) : text}
                    </Text>
                    {news === "cancelled" && <CompanyContact />}
                  </Stack>
                  <Link
                    href={href}
                    look={step === next ? "primary" : "secondary"}
                    aria-label={t(news ? "seeStatusOf" : "startStep", { step: title })}
                  >
                    {t(news ? "seeStatus" : "start")}
                  </Link>
                </Inline>
              </Fragment>
            );
          })}
        </Stack>
      </Section>
    </Card>
  );
}
