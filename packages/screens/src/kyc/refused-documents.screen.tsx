import { useRefusedDocuments } from "@broker/hooks";
import { Heading, Inline, Link, Skeleton, Stack, Text } from "@broker/ui";
import type { ReactNode } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { kycResubmissionMessages } from "./kyc-resubmission.messages.ts";

/** The properties of {@link RefusedDocumentsScreen}. */
export interface RefusedDocumentsProps {
  /** A step with a heading, an item of a checklist, or a link alone. */
  look: "step" | "item" | "link";
  /** Whether its link is the primary action of the page. */
  isLead?: boolean;
  /** Rendered where no document can be sent again, so that only support can help. */
  children: ReactNode;
}

/**
 * The documents of a cancelled identity check that the client sends again, with a link to the page that sends them,
 * connected; for providers with the capability `kycResubmission`.
 */
export function RefusedDocumentsScreen({ look, isLead = false, children }: RefusedDocumentsProps) {
  const t = useMessages(kycResubmissionMessages);
  const { accountVerification } = usePlaces();
  const refused = useRefusedDocuments();
  if (refused.status === "loading") return <Skeleton width="half" />;
  if (refused.sides.length === 0) return children;
  const title = t("heading", { count: refused.sides.length });
  if (look === "link") return <Link href={accountVerification}>{title}</Link>;
  return (
    <>
      {look === "step" ? (
        <>
          <Heading level={3} size="title">
            {title}
          </Heading>
          <Text tone="muted" measure="prose">
            {t("intro")}
          </Text>
        </>
      ) : (
        <Stack gap={1}>
          <Text weight="medium">{title}</Text>
          <Text tone="muted">{t("intro")}</Text>
        </Stack>
      )}
      <Inline>
        <Link href={accountVerification} look={isLead ? "primary" : "secondary"}>
          {t("submit")}
        </Link>
      </Inline>
    </>
  );
}
