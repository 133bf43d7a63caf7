import { describe, expect, test } from "vitest";
import { hasChecksum } from "./wallet-checksum.ts";
import { hasWalletShape, type IsWallet, networkOf, walletIssue } from "./wallet.rules.ts";

const isWallet: IsWallet = (network, address) =>
  hasWalletShape(network, address) && hasChecksum(network, address);
const TRON = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const ETHEREUM = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

test.each([
  ["USDT (TRC20)", "TRC20"],
  ["Tether trc-20", "TRC20"],
  ["USDT (ERC20)", "ERC20"],
  ["USDT", null],
  ["TRC200", null],
])("the platform %s pays on the network %s", (name, network) => {
  expect(networkOf(name)).toBe(network);
});

describe("a wallet address", () => {
  // The addresses of EIP-55's own examples, and of Tron's documentation.
  test.each([
    ["TRC20", TRON],
    ["TRC20", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"],
    ["ERC20", ETHEREUM],
    ["ERC20", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
    ["ERC20", "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"],
    ["ERC20", ETHEREUM.toLowerCase()],
    [null, "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  ] as const)("of %s is accepted: %s", (network, address) => {
    expect([isWallet(network, address), hasWalletShape(network, address)]).toEqual([true, true]);
  });

  test.each([
    ["TRC20", ETHEREUM],
    ["TRC20", TRON.slice(1)],
    ["TRC20", TRON.replace("J", "0")],
    ["ERC20", TRON],
    ["ERC20", ETHEREUM.slice(2)],
    [null, "short"],
    [null, "not an address"],
  ] as const)("of %s is refused by its format: %s", (network, address) => {
    expect([isWallet(network, address), hasWalletShape(network, address)]).toEqual([false, false]);
  });

  test.each([
    ["TRC20", TRON],
    ["ERC20", ETHEREUM],
  ] as const)("of %s is refused with one wrong character", (network, address) => {
    const others = Array.from(address, (character, at) => {
      if (at < 2 || (network === "ERC20" && /\d/.test(character))) return null;
      const other = character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase();
      return address.slice(0, at) + other + address.slice(at + 1);
    }).filter((other) => other !== null && other !== address);
    expect(others.length).toBeGreaterThan(5);
    for (const other of others) expect([other, isWallet(network, other ?? "")]).toEqual([other, false]);
  });
});

test("an address is required where money goes to a wallet, and validated without surrounding blanks", () => {
  const wallet = { network: "TRC20", isAddress: (address: string) => isWallet("TRC20", address) } as const;
  expect(walletIssue(undefined, "")).toBeNull();
  expect(walletIssue(wallet, "  ")).toEqual({ code: "walletRequired" });
  expect(walletIssue(wallet, TRON.toLowerCase())).toEqual({ code: "walletWrong" });
  expect(walletIssue(wallet, ` ${TRON} `)).toBeNull();
});
