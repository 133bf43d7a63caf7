import type { IContainer } from "kubernetes-models/v1";
import { images, limitTo, numbers, ports, restrict, secretVariable } from "./settings.ts";

/** The exporter of a database's member, which reports whether its log is archived. */
export const postgresExporter: IContainer = restrict({
  name: "exporter",
  image: images.postgresExporter,
  env: [
    { name: "DATA_SOURCE_URI", value: `127.0.0.1:${ports.database}/postgres?sslmode=disable` },
    { name: "DATA_SOURCE_USER", value: "monitor" },
    secretVariable("DATA_SOURCE_PASS", "monitor-password"),
  ],
  ports: [{ containerPort: ports.postgresExporter }],
  resources: limitTo(numbers.exporter),
});
