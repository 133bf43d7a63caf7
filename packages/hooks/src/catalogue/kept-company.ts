import { STORE, VERSION } from "./catalogue.store.ts";

/**
 * A JavaScript expression for a page that is plain HTML: the company as this browser's last visit left it, with name and
 * logo as texts. Where there is none, or storage is refused or holds something foreign, it throws or says undefined.
 *
 * @example
 * const script = `try{document.title=${keptCompanyCode(9)}.companyName}catch{}`;
 */
export function keptCompanyCode(companyId: number): string {
  const isText = "typeof c.companyName==='string'&&typeof c.companyLogo==='string'";
  const judge = `({version:v,companies:l})=>v===${VERSION}?l.find(c=>c.companyId===${companyId}&&${isText}):undefined`;
  return `(${judge})(JSON.parse(localStorage.getItem("${STORE}")))`;
}
