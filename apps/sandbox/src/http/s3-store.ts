import { S3mini } from "s3mini";
import { type S3Settings, StartError } from "../config.ts";
import { type FileStore, MissingFile, requireOwnName } from "./file-store.ts";
import { Problem } from "./problem.ts";

const FOLDER = "uploads/";
/**
 * The time limit of a transfer in milliseconds: longer than the largest file needs, shorter than a request may take.
 */
const TIME_LIMIT = 10_000;

/** Converts a temporary failure of the store to a 503: the call is refused as a whole, and may be repeated. */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const busy = new Problem(503, "notReady", "The provider is busy. Please try again in a moment.", {
      retryAfter: 5,
    });
    busy.cause = cause;
    throw busy;
  }
}

/** Opens a store in a bucket, which all replicas share; throws a {@link StartError} for an unusable bucket. */
export async function openS3Store(settings: S3Settings, timeLimit = TIME_LIMIT): Promise<FileStore> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const s3 = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeLimit,
  });
  const isThere = await s3.listObjectsPaged("/", FOLDER, 1).catch((cause: unknown) => {
    throw new StartError(
      `S3_ENDPOINT and S3_BUCKET lead to no store that lets us in (${new URL(endpoint).host}, ${bucket}): check the address, the bucket and the keys.`,
      { cause },
    );
  });
  if (!isThere)
    throw new StartError(`There is no bucket ${bucket} at S3_ENDPOINT: create it, or set another S3_BUCKET.`);
  const place = (id: string) => FOLDER + requireOwnName(id);
  return {
    put: async (id, bytes) => void (await reach(s3.putObject(place(id), bytes))),
    async get(id) {
      const bytes = await reach(s3.getObjectArrayBuffer(place(id)));
      if (!bytes) throw new MissingFile(id);
      return new Uint8Array(bytes);
    },
    delete: async (id) => void (await s3.deleteObject(place(id))),
    async list() {
      const objects = (await s3.listObjects("/", FOLDER)) ?? [];
      return objects.map(({ Key, LastModified }) => ({
        id: Key.slice(FOLDER.length),
        storedAt: new Date(LastModified),
      }));
    },
  };
}
