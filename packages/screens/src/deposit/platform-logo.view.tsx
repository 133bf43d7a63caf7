import type { DepositMethod } from "@broker/hooks";
import { CreditCard, Icon, Landmark, Wallet } from "@broker/ui";
import { useState } from "react";

const icons = { bank: Landmark, crypto: Wallet, gateway: CreditCard } as const satisfies Record<
  DepositMethod,
  object
>;

interface PlatformLogoProps {
  /** Address of the platform's logo; null or unreachable, and the method's icon stands in its place. */
  logo: string | null;
  method: DepositMethod;
}

/** The mark before a platform's name; the name says who it is. */
export function PlatformLogo({ logo, method }: PlatformLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!logo || broken === logo) return <Icon of={icons[method]} size="large" />;
  return <img src={logo} alt="" width={32} height={32} onError={() => setBroken(logo)} />;
}
