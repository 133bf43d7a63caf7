import { defaultSessionLimits, keptCompanyCode, runningSessionCode } from "@broker/hooks";
import type { SiteSettings } from "../settings.ts";

/** Puts the kept appearance on before anything is painted, pictures included. */
export const schemeScript = `try{var s=localStorage.getItem("scheme");if(s==="light"||s==="dark")document.documentElement.dataset.colorScheme=s}catch{}`;

/** Sends a signed-in user from the public home to the dashboard before anything is painted. */
export const signedInScript = ({ limits }: SiteSettings): string =>
  `try{if(location.pathname==="/"&&${runningSessionCode({ ...defaultSessionLimits, ...limits })})location.replace("/dashboard")}catch{}`;

/** Keeps the choice of appearance, and shows the pictures that were made for it. */
const schemes = `{const r=document.documentElement,a=[...document.querySelectorAll("[data-scheme]")],p=s=>{for(const e of document.querySelectorAll("source[media]"))e.media=s==="system"?"(prefers-color-scheme:dark)":s==="dark"?"all":"not all"},k=r.dataset.colorScheme;if(k){for(const e of a)e.checked=e.value===k;p(k)}for(const e of a)e.onchange=()=>{const s=e.value;for(const o of a)o.checked=o.value===s;if(s==="system")delete r.dataset.colorScheme;else r.dataset.colorScheme=s;p(s);try{localStorage.setItem("scheme",s)}catch{}}}`;

/** Writes the company's name and logo: those of the last visit at once, then those of today. */
const company = (id: number) =>
  `{const s=c=>{if(!c)return;for(const e of document.querySelectorAll("[data-company-name]"))e.textContent=c.companyName;for(const e of document.querySelectorAll("[data-company-logo]")){e.src=c.companyLogo;e.alt=c.companyName}};try{s(${keptCompanyCode(id)})}catch{}fetch("/api/Cache/GetCompanies").then(r=>r.json()).then(a=>s(a.data.find(c=>c.companyId===${id}))).catch(()=>{})}`;

/** Writes the smallest deposit that the provider takes in place of the configured one, where it says so. */
const minimumDeposit = (id: number) =>
  `if(document.querySelector("[data-minimum-deposit]"))fetch("/api/Cache/GetCapabilities?companyId=${id}").then(r=>r.json()).then(a=>{const u=a.data.limits.minimumDepositUsd;if(u!==null)for(const e of document.querySelectorAll("[data-minimum-deposit]"))e.textContent="$"+u}).catch(()=>{})`;

const year = `for(const e of document.querySelectorAll("[data-year]"))e.textContent=new Date().getFullYear()`;

/** What runs at the end of every page; each is whole without it. */
export const pageScript = ({ companyId }: SiteSettings): string =>
  [schemes, company(companyId), minimumDeposit(companyId), year].join(";");
