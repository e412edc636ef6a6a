/** Names of the objects that JavaScript and its most used hosts declare, and of their members. */
export const JAVASCRIPT_LIBRARY: readonly string[] = `
  AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob
  Boolean BroadcastChannel Buffer ByteLengthQueuingStrategy Collator CompressionStream CountQueuingStrategy Crypto
  CryptoKey CustomEvent DOMException DataView Date DateTimeFormat DecompressionStream DisplayNames E EPSILON Error
  EvalError Event EventTarget File FinalizationRegistry Float32Array Float64Array FormData Function Headers
  Infinity Int16Array Int32Array Int8Array Intl JSON LN10 LN2 LOG10E LOG2E ListFormat Locale Map Math
  MessageChannel MessageEvent MessagePort NaN Number NumberFormat Object PI Performance PerformanceEntry
  PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming
  PluralRules Promise Proxy RangeError ReadableByteStreamController ReadableStream ReadableStreamBYOBReader
  ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader ReferenceError Reflect
  RegExp RelativeTimeFormat Request Response SQRT2 Segmenter Set SharedArrayBuffer String SubtleCrypto Symbol
  SyntaxError TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream
  TransformStreamDefaultController TypeError URIError URL URLSearchParams UTC Uint16Array Uint32Array Uint8Array
  Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WritableStream WritableStreamDefaultController
  WritableStreamDefaultWriter __proto__ abs acos acosh add all allSettled anchor and any apply arguments argv
  article asIntN asUintN asin asinh assign asyncDispose asyncIterator at atan atan2 atanh atob audio big bind
  blink bold br btoa button byteLength byteOffset call caller canvas captureStackTrace catch cause cbrt ceil
  charAt charCodeAt clear clearImmediate clearInterval clearTimeout clz32 code codePointAt compareExchange compile
  concat configurable console construct constructor copyWithin cos cosh create crypto cwd debug decodeURI
  decodeURIComponent defineProperties defineProperty delete deleteProperty deref description dispose div document
  done dotAll em encodeURI encodeURIComponent endsWith entries enumerable env error escape eval every exchange
  exec exit exp expm1 exports fetch fill filter finally find findIndex findLast findLastIndex fixed flags flat
  flatMap floor fontcolor fontsize footer for forEach form freeze from fromCharCode fromCodePoint fromEntries
  fround get getBigInt64 getBigUint64 getCanonicalLocales getDate getDay getFloat32 getFloat64 getFullYear
  getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getOwnPropertyDescriptor
  getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 getYear global globalThis groups grow growable h1 h2 h3 has
  hasIndices hasInstance hasOwn hasOwnProperty header hr hypot ignoreCase img imul includes index indexOf info
  input is isArray isConcatSpreadable isExtensible isFinite isFrozen isInteger isLockFree isNaN isPrototypeOf
  isSafeInteger isSealed isView isWellFormed italics iterator join keyFor keys label lastIndexOf lastMatch
  lastParen leftContext length li link load localeCompare location log log10 log1p log2 main map match matchAll
  max maxByteLength message min module multiline name nav navigator next nextTick normalize notify now of ol
  option or ownKeys padEnd padStart parse parseFloat parseInt path performance pop pow pre prepareStackTrace
  preventExtensions process propertyIsEnumerable prototype push queueMicrotask race random raw reduce reduceRight
  register reject repeat replace replaceAll require resizable resize resolve return reverse revocable rightContext
  round seal search section select self set setBigInt64 setBigUint64 setDate setFloat32 setFloat64 setFullYear
  setHours setImmediate setInt16 setInt32 setInt8 setInterval setMilliseconds setMinutes setMonth setPrototypeOf
  setSeconds setTime setTimeout setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes setUTCMonth
  setUTCSeconds setUint16 setUint32 setUint8 setYear shift sign sin sinh size slice small some sort source span
  species splice split sqrt stack stackTraceLimit startsWith stderr stdout sticky store strike stringify strong
  structuredClone sub subarray substr substring sup supportedValuesOf svg table tan tanh tbody td test textarea th
  thead then throw toDateString toExponential toFixed toGMTString toISOString toJSON toLocaleDateString
  toLocaleLowerCase toLocaleString toLocaleTimeString toLocaleUpperCase toLowerCase toPrecision toPrimitive
  toReversed toSorted toSpliced toString toStringTag toTimeString toUTCString toUpperCase toWellFormed tr trim
  trimEnd trimLeft trimRight trimStart trunc ul undefined unescape unicode unicodeSets unregister unscopables
  unshift value valueOf values video wait waitAsync warn window with writable xor
`
  .trim()
  .split(/\s+/);
