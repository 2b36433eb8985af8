import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Artwork, MAX_ARTWORK_BYTES } from './fetch-artwork';
import { readImageType } from './image-type';

/** Keeps artwork between starts of the server. A store that fails is the same as an empty one. */
export interface ArtworkStore {
  read(steam: number): Promise<Artwork | undefined>;
  write(steam: number, artwork: Artwork): Promise<void>;
}

/**
 * A store of files, one for each game, in a folder that is made when the first one comes.
 *
 * @param own folder whose owner and rights are the business of who names it; left out, one among the system's temporary files, which
 * is used only while it belongs to this user alone: anybody may have made a folder of that name there
 */
export function createArtworkStore(own?: string): ArtworkStore {
  const folder = own ?? join(tmpdir(), 'juegazo-covers');
  const isOurs = async () => own !== undefined || isPrivate(folder);
  const fileOf = (steam: number) => join(/* turbopackIgnore: true */ folder, `${steam}.image`);
  return {
    read: async (steam) => {
      try {
        if (!(await isOurs())) return undefined;
        const bytes = new Uint8Array(await readFile(fileOf(steam)));
        const type = bytes.byteLength <= MAX_ARTWORK_BYTES ? readImageType(bytes) : undefined;
        return type && { type, bytes };
      } catch {
        return undefined;
      }
    },
    write: async (steam, { bytes }) => {
      const draft = `${fileOf(steam)}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if (!(await isOurs())) return;
        // Renaming is atomic: another process never reads half a picture. What lies there already is not written through.
        await writeFile(draft, bytes, { flag: 'wx' });
        await rename(draft, fileOf(steam));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** Whether a folder is no link, belongs to this user and is open to no other. */
async function isPrivate(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder);
  // Windows has temporary folders for each user, and knows neither.
  return process.getuid === undefined || ((mode & 0o170_777) === 0o040_700 && uid === process.getuid());
}
