import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A sync failed: nobody knows what the disk has until the file is opened again. */
export class DiskFailure extends Error {}

/**
 * Makes what was written to a file durable, without blocking the thread: many writers share one sync. After a failed
 * sync it is unknown what the disk has, and the system reports the error only once, so all later ones fail too.
 */
export class Disk {
  private readonly file: string | null;
  private handle: Promise<FileHandle> | null = null;
  private current: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private readonly onFailure: (failure: DiskFailure) => void;
  private failure: DiskFailure | null = null;

  /** The file is null for a database in memory. */
  constructor(file: string | null, onFailure: (failure: DiskFailure) => void = () => undefined) {
    this.file = file;
    this.onFailure = onFailure;
  }

  /** Throws if a sync has failed: what was written can still be read, but may never become durable. */
  check(): void {
    if (this.failure !== null) throw this.failure;
  }

  /** Resolves when everything written before this call is on the disk. */
  synced(): Promise<void> {
    if (this.file === null) return Promise.resolve();
    // The sync under way may have begun before the latest writes.
    if (this.current !== null)
      this.next ??= this.current.then(
        () => this.begin(),
        () => this.begin(),
      );
    return this.next ?? this.begin();
  }

  async close(): Promise<void> {
    await (await this.handle)?.close();
  }

  private begin(): Promise<void> {
    this.next = null;
    this.current = this.sync().finally(() => {
      this.current = null;
    });
    return this.current;
  }

  private async sync(): Promise<void> {
    this.check();
    try {
      this.handle ??= openDurably(this.file as string);
      await (await this.handle).datasync();
    } catch (error) {
      this.failure = new DiskFailure('the disk failed', { cause: error });
      this.onFailure(this.failure);
      throw this.failure;
    }
  }
}

/** Opens a file and makes sure that its folder lists it. */
async function openDurably(file: string): Promise<FileHandle> {
  const handle = await open(file, 'r+');
  // Windows cannot open folders, and needs no sync of them.
  const folder = await open(dirname(file), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
  return handle;
}
