/** The page of an unknown address. */
export const notFound = {
  title: "Page Not Found!",
  text: "Nothing stands at this address. It may have moved, or been mistyped.",
  dashboard: "Back to Home",
  home: "Public home",
  pages: "Or go on to one of these",
  client: { depositWithdraw: "Deposit & Withdraw", transactions: "Transactions", profile: "Profile" },
};
