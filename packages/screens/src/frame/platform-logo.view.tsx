import type { DepositMethod } from "@broker/hooks";
import { CreditCard, Icon, Landmark, Wallet } from "@broker/ui";
import { useState } from "react";
import { useProviderFile } from "./provider-files.tsx";

const icons = { bank: Landmark, crypto: Wallet, gateway: CreditCard } as const satisfies Record<
  DepositMethod,
  object
>;

interface PlatformLogoProps {
  /** The address of the platform's logo; the method's icon replaces it when it is null or unreachable. */
  logo: string | null;
  method: DepositMethod;
}

/** The decorative logo before a platform's name. */
export function PlatformLogo({ logo, method }: PlatformLogoProps) {
  const fileOf = useProviderFile();
  const [broken, setBroken] = useState<string | null>(null);
  if (!logo || broken === logo) return <Icon of={icons[method]} size="large" />;
  return <img src={fileOf(logo)} alt="" width={32} height={32} onError={() => setBroken(logo)} />;
}
