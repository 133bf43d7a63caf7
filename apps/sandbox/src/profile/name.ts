import { Problem } from "../http/problem.ts";

/** What a reader of letters or of the back office could take for an address to open. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.[\p{L}]{2,}/iu;

/** A person's name as it is kept; one that holds an address of the web is refused, with the field that it came in. */
export function requireName(field: string, name: string): string {
  if (!ADDRESS.test(name.normalize("NFKC"))) return name.trim();
  const message = "A name cannot hold a web address. Please write a space after each full stop.";
  throw new Problem(400, "malformed", message, { errors: [{ path: field, code: "pattern", message }] });
}
