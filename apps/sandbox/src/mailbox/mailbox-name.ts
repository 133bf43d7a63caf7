const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the mailbox that an address is delivered to, for counting: `ann+1@example.com` and `Ann@example.com` share
 * one, and Gmail ignores the full stops of a name.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name = ""] = lower.slice(0, at).split("+");
  const domain = lower.slice(at + 1);
  return DOTLESS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
