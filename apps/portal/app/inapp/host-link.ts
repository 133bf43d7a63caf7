import { config } from "../config.ts";
import { createHostLink, type HostLink } from "./create-host-link.ts";

let link: HostLink | null = null;

/** The link of this page; its address does not change. */
export const hostLink = (): HostLink =>
  (link ??= createHostLink(
    window,
    new URLSearchParams(window.location.search).get("host"),
    config.embedding.origins,
  ));
