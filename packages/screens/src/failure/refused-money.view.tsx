import { Stack, Text } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";

/** The kind of a refused request: a movement of money, or the proof of a deposit that stays open. */
type Refused = "request" | "proof";

interface RefusedMoneyProps {
  /** The sentence of the failure. */
  text: string;
  refused?: Refused;
}

const safe = { request: "safeRequest", proof: "safeProof" } as const satisfies Record<Refused, string>;
const next = { request: "nextRequest", proof: "nextProof" } as const satisfies Record<Refused, string>;

/** The view of a refused request: the reason, the state of the money, the next step and the contact. */
export function RefusedMoney({ text, refused = "request" }: RefusedMoneyProps) {
  const f = useMessages(failureMessages);
  return (
    <Stack gap={4}>
      <Text size="lead">{text}</Text>
      <Stack gap={2}>
        <Text as="strong">{f(safe[refused])}</Text>
        <Text tone="muted">{f(next[refused])}</Text>
        <CompanyContact />
      </Stack>
    </Stack>
  );
}
