import { findFeedFaults } from "../src/feed/feed-faults.ts";

const [address] = process.argv.slice(2);
if (address === undefined)
  throw new Error("Give the address of the feed, such as https://feed.example/content");

const faults = await findFeedFaults((path, headers = {}) => fetch(`${address}/${path}`, { headers }));
process.stdout.write(faults.length === 0 ? "The feed fits the content port.\n" : `${faults.join("\n")}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
