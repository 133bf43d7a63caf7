import { hasWalletShape, type IsWallet } from "./wallet.rules.ts";

let hasChecksum: IsWallet | null = null;
let isAsked = false;

/**
 * Validates an address by shape and checksum. The code for checksums is loaded with the first address; until then
 * only the shape is validated. The provider validates both.
 */
export const checkWallet: IsWallet = (network, address) => {
  if (!isAsked) {
    isAsked = true;
    import("./wallet-checksum.ts").then(
      (file) => (hasChecksum = file.hasChecksum),
      () => (isAsked = false),
    );
  }
  return hasWalletShape(network, address) && (hasChecksum?.(network, address) ?? true);
};
