import { announce, Button, Code, Copy, Download, Inline, QrPlace, Stack, Text, useCopy } from "@broker/ui";
import { Suspense, useState } from "react";
import { lazyPart } from "../frame/lazy-part.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { InView } from "../frame/in-view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { referralMessages } from "./referral.messages.ts";

const importQr = () => import("./referral-qr.view.tsx");
const ReferralQr = lazyPart(async () => ({ default: (await importQr()).ReferralQr }));

/** The whole address behind a link of the provider's, which may be a path on this site. */
const addressOf = (link: string) => URL.parse(link, globalThis.location?.href)?.href ?? link;

const words = { idle: null, copied: "copied", failed: "copyFailed" } as const;

/** Keeps the place of a link: in letters of one width, about as long. */
const placeOfLink = () => addressOf("/sign-up?referralCode=") + "_".repeat(8);

interface ReferralLinkProps {
  referralLink: string | undefined;
  /** Keeps its place while it is on its way. */
  isLoading?: boolean;
}

/** The referral link: to copy, to scan, to download. */
export function ReferralLink({ referralLink, isLoading = false }: ReferralLinkProps) {
  const t = useMessages(referralMessages);
  const link = referralLink ? addressOf(referralLink) : null;
  const address = isLoading ? placeOfLink() : link;
  const [copyState, copy] = useCopy(link ?? "");
  const [isMissing, setMissing] = useState(false);
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const said = isMissing && link === null ? "noLink" : hasSaveFailed ? "downloadFailed" : words[copyState];
  const save = async (text: string) => {
    setSaveFailed(false);
    try {
      const name = await (await importQr()).saveReferralQr(text);
      announce(t("downloaded", { name }));
    } catch {
      // Offline the code does not come, and a browser may refuse.
      setSaveFailed(true);
    }
  };
  return (
    <Stack gap={4}>
      <Inline gap={5} align="center">
        {link === null ? (
          <QrPlace />
        ) : (
          <InView place={<QrPlace />}>
            <PanelBoundary>
              <Suspense fallback={<QrPlace />}>
                <ReferralQr link={link} />
              </Suspense>
            </PanelBoundary>
          </InView>
        )}
        <Stack gap={2} align="start" fills>
          <Text size="small" tone="muted">
            {t("link")}
          </Text>
          {address !== null && <Code look="boxed">{address}</Code>}
        </Stack>
      </Inline>
      <Inline gap={3}>
        <Button
          variant="secondary"
          icon={Copy}
          isDisabled={isLoading}
          onPress={() => {
            setSaveFailed(false);
            if (link === null) setMissing(true);
            else copy();
          }}
        >
          {t("copyLink")}
        </Button>
        {(link !== null || isLoading) && (
          <Button
            variant="quiet"
            icon={Download}
            isDisabled={isLoading}
            onPress={() => void save(link ?? "")}
          >
            {t("download")}
          </Button>
        )}
        <output>
          {said && (
            <Text as="span" tone={said === "copied" ? "positive" : "negative"} weight="medium">
              {t(said)}
            </Text>
          )}
        </output>
      </Inline>
    </Stack>
  );
}
