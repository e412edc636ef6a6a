/** Converts bytes to text and back. */
export interface Encoding {
  decode(bytes: Uint8Array): string;
  encode(text: string): Uint8Array;
}

/** Decodes bytes in the encoding that `encodingOf` finds. */
export const textOf = (bytes: Uint8Array): string => encodingOf(bytes).decode(bytes);

/** UTF-8 if the bytes are valid UTF-8, otherwise one character per byte; both round-trip. */
export function encodingOf(bytes: Uint8Array): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return utf8;
  } catch {
    return latin1;
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const utf8: Encoding = {
  decode: (bytes) => decoder.decode(bytes),
  encode: (text) => encoder.encode(text),
};

const CHUNK = 1 << 15;

/** One character per byte. (`TextDecoder('latin1')` is in fact Windows-1252, a different encoding.) */
export const latin1: Encoding = {
  decode(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += CHUNK)
      text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    return text;
  },
  encode(text) {
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  },
};
