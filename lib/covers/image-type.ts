/** The kinds of picture that are served as artwork. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Media type of such a picture. */
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What kind of picture the first bytes announce; nothing for any other kind. */
export function readImageType(bytes: Uint8Array): ImageType | undefined {
  const starts = (signature: readonly number[], offset = 0) =>
    signature.every((byte, index) => bytes[offset + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}
