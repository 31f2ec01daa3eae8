import { Zip, ZipDeflate } from "fflate";

/** A file of an archive. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

/** Returns a ZIP archive that is compressed file by file while it is read. */
export function zipStream(files: readonly ArchiveFile[], mtime: Date): ReadableStream<Uint8Array> {
  const archive = new Zip();
  const waiting = [...files];
  return new ReadableStream({
    start(controller) {
      archive.ondata = (error, chunk, isLast) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (isLast) controller.close();
      };
    },
    pull() {
      const next = waiting.shift();
      if (!next) {
        archive.end();
        return;
      }
      const entry = new ZipDeflate(next.name);
      entry.mtime = mtime;
      archive.add(entry);
      entry.push(next.bytes, true);
    },
    cancel: () => archive.terminate(),
  });
}
