import type { MissingRequirement, Requirement } from "@broker/hooks";
import { Card, Divider, Inline, Link, Section, Stack, Text } from "@broker/ui";
import { Fragment } from "react";
import { useRemedies } from "../eligibility/use-remedies.ts";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const words = {
  email: { title: "stepEmail", text: "stepEmailText" },
  kyc: { title: "stepKyc", text: "stepKycText" },
  bankSettings: { title: "stepBank", text: "stepBankText" },
  deposit: { title: "stepDeposit", text: "stepDepositText" },
} as const satisfies Record<Requirement | "deposit", object>;

interface NextStepsProps {
  missing: readonly MissingRequirement[];
  /** Whether the account holds no money. */
  isEmpty: boolean;
  email: string;
}

/** Lists the missing requirements in order, each with a link; the first that the user can act on is emphasised. */
export function NextSteps({ missing, isEmpty, email }: NextStepsProps) {
  const t = useMessages(dashboardMessages);
  const places = usePlaces();
  const remedies = useRemedies();
  const steps = [
    ...missing.map(({ requirement, fixAt, isUnderReview }) => ({
      id: requirement,
      href: remedies[fixAt],
      // The user can only wait, or contact support.
      news: isUnderReview ? ("underReview" as const) : fixAt === "support" ? ("cancelled" as const) : null,
    })),
    ...(isEmpty ? [{ id: "deposit" as const, href: places.depositWithdrawal("deposit"), news: null }] : []),
  ];
  // Where only support can help, the user is not led to deposit money that could not be withdrawn.
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
                  <Stack gap={1} fills>
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
