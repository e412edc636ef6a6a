/** How bytes become text and come back. */
export interface Encoding {
  decode(bytes: Uint8Array): string;
  encode(text: string): Uint8Array;
}

/** The text that bytes are. */
export const textOf = (bytes: Uint8Array): string => encodingOf(bytes).decode(bytes);

/** UTF-8 if it is that, otherwise one character for each byte; either way the bytes come back. */
export function encodingOf(bytes: Uint8Array): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return utf8;
  } catch {
    return bytewise;
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const utf8: Encoding = {
  decode: (bytes) => decoder.decode(bytes),
  encode: (text) => encoder.encode(text),
};

const CHUNK = 1 << 15;
const bytewise: Encoding = {
  decode(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += CHUNK)
      text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    return text;
  },
  encode: (text) => Uint8Array.from(text, (char) => char.charCodeAt(0)),
};
