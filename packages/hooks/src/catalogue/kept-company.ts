import { STORE, VERSION } from "./catalogue.storage.ts";

/**
 * Returns a JavaScript expression, for a page of plain HTML, whose value is the company of the last visit, with name and logo
 * as texts. Without a stored company, and with a disabled or invalid storage, the expression throws or is undefined.
 *
 * @example
 * const script = `try{document.title=${writeCompanyCode(9)}.companyName}catch{}`;
 */
export function writeCompanyCode(companyId: number): string {
  const isText = "typeof c.companyName==='string'&&typeof c.companyLogo==='string'";
  const read = `({version:v,companies:l})=>v===${VERSION}?l.find(c=>c.companyId===${companyId}&&${isText}):undefined`;
  return `(${read})(JSON.parse(localStorage.getItem("${STORE}")))`;
}
