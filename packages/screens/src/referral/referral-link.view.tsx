import {
  announce,
  Button,
  Code,
  Copy,
  Download,
  Inline,
  late,
  QrPlace,
  Stack,
  Text,
  useCopy,
} from "@broker/ui";
import { useState } from "react";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { InView } from "../frame/in-view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { referralMessages } from "./referral.messages.ts";

const importQr = () => import("./referral-qr.view.tsx");
const ReferralQr = late(async () => (await importQr()).ReferralQr, {
  while: () => <QrPlace />,
  whenMissing: MissingPanel,
});

/** Returns the absolute address of the provider's link, which may be a path on this site. */
const addressOf = (link: string) => URL.parse(link, globalThis.location?.href)?.href ?? link;

const words = { idle: null, copied: "copied", failed: "copyFailed" } as const;

/** A placeholder as long as a referral code in a monospaced font. */
const CODE = "_".repeat(8);

interface ReferralLinkProps {
  referralLink: string | undefined;
  /** Renders a placeholder of the same size. */
  isLoading?: boolean;
}

interface ShownLinkProps {
  /** The link of the QR code; null while it is loading or missing. */
  link: string | null;
  /** The address to show; null without an address. */
  address: string | null;
}

/** The link as a QR code and as text. */
function ShownLink({ link, address }: ShownLinkProps) {
  const t = useMessages(referralMessages);
  return (
    <Inline gap={5} align="center">
      {link === null ? (
        <QrPlace />
      ) : (
        <InView place={<QrPlace />}>
          <PanelBoundary>
            <ReferralQr link={link} />
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
  );
}

/** The referral link, with buttons to copy it, and to show and download its QR code. */
export function ReferralLink({ referralLink, isLoading = false }: ReferralLinkProps) {
  const t = useMessages(referralMessages);
  const places = usePlaces();
  const link = referralLink ? addressOf(referralLink) : null;
  const address = isLoading ? addressOf(places.signUp(CODE)) : link;
  const { step: copyStep, copy } = useCopy(link ?? "");
  const [isMissing, setMissing] = useState(false);
  const [hasSaveFailed, setSaveFailed] = useState(false);
  const said = isMissing && link === null ? "noLink" : hasSaveFailed ? "downloadFailed" : words[copyStep];
  const save = async (text: string) => {
    setSaveFailed(false);
    try {
      const name = await (await importQr()).saveReferralQr(text);
      announce(t("downloaded", { name }));
    } catch {
      // Offline the code fails to load, and a browser may refuse the download.
      setSaveFailed(true);
    }
  };
  return (
    <Stack gap={4}>
      <ShownLink link={link} address={address} />
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
