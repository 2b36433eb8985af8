import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Artwork, MAX_ARTWORK_BYTES } from './fetch-artwork';
import { readImageType } from './image-type';

/** Keeps artwork between starts of the server. A store that fails is the same as an empty one. */
export interface ArtworkStore {
  read(steam: number): Promise<Artwork | undefined>;
  write(steam: number, artwork: Artwork): Promise<void>;
}

/** A store of files, one for each game, in a folder that is made when the first one comes. */
export function createArtworkStore(folder: string = join(tmpdir(), 'juegazo-covers')): ArtworkStore {
  const fileOf = (steam: number) => join(/* turbopackIgnore: true */ folder, `${steam}.image`);
  return {
    read: async (steam) => {
      try {
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
        // Renaming is atomic: another process never reads half a picture.
        await writeFile(draft, bytes);
        await rename(draft, fileOf(steam));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
