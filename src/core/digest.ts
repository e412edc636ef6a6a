/** Identifies programs: two are the same to a test if their digests (SHA-512 in base64url) are equal. */
import { sha512 } from '@noble/hashes/sha2.js';
import { nodeCrypto } from './host.ts';
import { latin1 } from './encoding.ts';
import type { Files } from './program.ts';

export const digestOf = (bytes: Uint8Array): string =>
  nodeCrypto === undefined ? base64url(sha512(bytes)) : nodeCrypto.hash('sha512', bytes, 'base64url');

const base64url = (bytes: Uint8Array): string =>
  btoa(latin1.decode(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The 64 bytes of a digest, as a string of one-byte characters. */
export const binaryOf = (digest: string): string => atob(digest.replaceAll('-', '+').replaceAll('_', '/'));

/** Consecutive programs share most of their files. */
const known = new WeakMap<Uint8Array, string>();

function digestOfFile(bytes: Uint8Array): string {
  let digest = known.get(bytes);
  if (digest === undefined) known.set(bytes, (digest = digestOf(bytes)));
  return digest;
}

/** The digest of a program: that of its sorted paths, each with a NUL and the digest of the file. */
export const digestOfFiles = (files: Files): string =>
  digestOf(
    encoder.encode(
      Array.from(files, ([path, bytes]) => `${path}\0${digestOfFile(bytes)}\n`)
        .toSorted()
        .join(''),
    ),
  );

const encoder = new TextEncoder();
