import { Stack, Text } from "@broker/ui";
import { CompanyContact } from "../frame/company-contact.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";

/** What the provider refused: a request that moves money, or the proof of one that stays open. */
type Refused = "request" | "proof";

interface RefusedMoneyProps {
  /** The sentence of the failure. */
  text: string;
  refused?: Refused;
}

const safe = { request: "safeRequest", proof: "safeProof" } as const satisfies Record<Refused, string>;
const next = { request: "nextRequest", proof: "nextProof" } as const satisfies Record<Refused, string>;

/** The face of a refused request: its sentence first, then what is safe, what to do, and whom to ask. */
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
