import { hasWalletShape, type IsWallet } from "./wallet.rules.ts";

let hasChecksum: IsWallet | null = null;
let isAsked = false;

/**
 * Judges an address by shape and checksum. What computes checksums comes at the first address; until it has, only the
 * shape is judged, and the provider judges both.
 */
export const judgeWallet: IsWallet = (network, address) => {
  if (!isAsked) {
    isAsked = true;
    import("./wallet-checksum.ts").then(
      (file) => (hasChecksum = file.hasChecksum),
      () => (isAsked = false),
    );
  }
  return hasWalletShape(network, address) && (hasChecksum?.(network, address) ?? true);
};
