import { keptCompanyCode, runningSessionCode } from "@broker/hooks";
import { config } from "../../config.ts";

/** Sends a signed-in user from the public home to the dashboard before anything is painted. */
export const signedInScript = `try{if(location.pathname==="/"&&${runningSessionCode(config.limits)})location.replace("/dashboard")}catch{}`;

const show = `c=>{if(!c)return;for(const e of document.querySelectorAll("[data-company-name]"))e.textContent=c.companyName;for(const e of document.querySelectorAll("[data-company-logo]")){e.src=c.companyLogo;e.alt=c.companyName}}`;

/**
 * Writes the company's name and logo where they belong: those of the last visit at once, then those of today. Without
 * scripts the page still reads well.
 */
export const companyScript = `{const s=${show};try{s(${keptCompanyCode(config.companyId)})}catch{}fetch("/api/Cache/GetCompanies").then(r=>r.json()).then(a=>s(a.data.find(c=>c.companyId===${config.companyId}))).catch(()=>{})}`;

/** Writes the smallest deposit that the provider takes in place of the configured one, where it says so. */
export const minimumDepositScript = `fetch("/api/Cache/GetCapabilities?companyId=${config.companyId}").then(r=>r.json()).then(a=>{const usd=a.data.limits.minimumDepositUsd;if(usd!==null)for(const e of document.querySelectorAll("[data-minimum-deposit]"))e.textContent="$"+usd}).catch(()=>{})`;
