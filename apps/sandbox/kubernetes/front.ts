import { type IIngressRule, Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { formatFrontend, formatReplicas } from "../cluster/balancer.ts";
import { createBalancer, balancerStart } from "./primary.ts";
import { DOMAIN, labelsOf, numbers, ports } from "./settings.ts";

/** A path that the provider would resolve, or decode, to another one than HAProxy has checked. */
const unresolved = `  http-request deny deny_status 404 if { path,url_dec -m reg (^|/)\\.\\.?(/|$) }
`;
/** The rules of the address of clients, who reach neither metrics nor the tools of staff. */
export const clientRules = `${unresolved}  acl inside path,url_dec -m str /metrics /sandbox
  acl inside path,url_dec -m beg /sandbox/
  acl shared path /sandbox/reset-password /sandbox/styles.css /sandbox/geist.woff2
  http-request deny deny_status 404 if inside !shared
`;
/** The rules of the address of staff. */
export const staffRules = `${unresolved}  http-request deny deny_status 404 if { path,url_dec -m str /metrics }
`;
/** Room for more replicas than there are, so that their number can change without a new configuration. */
const servers = `  server-template p ${numbers.replicas * 4} provider-pods.${DOMAIN}:${ports.provider} check`;

const settings = [
  balancerStart,
  formatFrontend("portal", { bind: `:${ports.provider}`, rules: clientRules }),
  formatFrontend("staff", { bind: `:${ports.staff}`, rules: staffRules }),
  formatReplicas(servers),
].join("");

const host = (name: string, port: number): IIngressRule => ({
  host: name,
  http: {
    paths: [
      {
        path: "/",
        pathType: "Prefix",
        backend: { service: { name: "front", port: { number: port } } },
      },
    ],
  },
});

/** What clients and staff reach. */
export const front = [
  ...createBalancer("front", { portal: ports.provider, staff: ports.staff }, settings),
  new Ingress({
    metadata: { name: "front", labels: labelsOf("front") },
    spec: {
      tls: [{ hosts: ["portal.example.com", "staff.example.com"], secretName: "front-tls" }],
      rules: [host("portal.example.com", ports.provider), host("staff.example.com", ports.staff)],
    },
  }),
];
