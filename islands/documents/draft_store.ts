/** Name of the database, and of what it has. */
const NAME = "tis.drafts", DRAFTS = "drafts";

let opened: Promise<IDBDatabase> | undefined;

/** Puts a text under a key. */
export async function putDraft(key: string, text: string): Promise<void> {
  await ask("readwrite", (drafts) => drafts.put(text, key));
}

/** The text under a key; null: none. */
export async function readDraft(key: string): Promise<string | null> {
  return await ask<string | undefined>("readonly", (drafts) => drafts.get(key)) ?? null;
}

/** The keys that begin so. */
export async function draftKeys(prefix: string): Promise<string[]> {
  const keys = await ask("readonly", (drafts) => drafts.getAllKeys()) ?? [];
  return keys.map(String).filter((key) => key.startsWith(prefix));
}

/** Takes a text out. */
export async function deleteDraft(key: string): Promise<void> {
  await ask("readwrite", (drafts) => drafts.delete(key));
}

/** Asks in the order of the calls; undefined where this browser keeps nothing: without room or leave. */
async function ask<T>(
  mode: IDBTransactionMode,
  request: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await (opened ??= open());
    return await answerOf(request(database.transaction(DRAFTS, mode).objectStore(DRAFTS)));
  } catch {
    // Another try opens it again: it was closed, or there is none.
    opened = undefined;
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(DRAFTS);
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
