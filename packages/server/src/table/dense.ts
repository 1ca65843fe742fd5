/*
 * Plain JSON values in few bytes, for what a node keeps of thousands of games at once. Names, and the field names of
 * objects, are numbers in dictionaries that all values share: writing and reading take microseconds, and a position a
 * fifth of its JSON. The dictionaries exist only in this process, so nothing written here may leave it.
 */

/** A packed value, in a string of bytes because a buffer would take more memory than it holds. */
export type Packed = string & { readonly packed: unique symbol };

type Plain = Readonly<Record<string, unknown>>;

/*
 * Every value begins with a number. The first ones stand for themselves or for what follows them; the others are a kind,
 * in their last two bits, and an index or amount of it.
 */
const [NULL, TRUE, FALSE, TEXT, NEGATIVE, WORD, FLOAT] = [0, 1, 2, 3, 4, 5, 6] as const;
const FIRST = 8;
const [NAME, AMOUNT, LIST, SHAPE] = [0, 1, 2, 3] as const;

/** Whole numbers from here on are written as words of 32 bits. */
const LARGE = 1 << 20;
const MOST_WORD = 0xffff_ffff;
/** The most names in the dictionary; further ones are spelled out. */
const MOST_NAMES = 8_192;
/** Bytes that the longest number takes, with what comes before it. */
const MARGIN = 16;

const names: string[] = [];
const nameIndex = new Map<string, number>();

/** Objects with the same fields in the same order. */
interface Shape {
  readonly index: number;
  readonly fields: readonly string[];
  /** One such object: copies of it are laid out in memory like those the engine makes. */
  readonly example: Plain;
}

const shapes: Shape[] = [];
const shapeOfFields = new Map<string, Shape>();
/** The shape last written that begins with a field, which is most likely the next one that does. */
const likely = new Map<string, Shape>();

let bytes = Buffer.allocUnsafe(1 << 14);
let at = 0;

export function pack(value: unknown): Packed {
  at = 0;
  write(value);
  return bytes.toString('latin1', 0, at) as Packed;
}

export function unpack(packed: Packed): unknown {
  reserve(packed.length);
  bytes.write(packed, 0, 'latin1');
  at = 0;
  return read();
}

function reserve(size: number): void {
  if (size <= bytes.length) return;
  const larger = Buffer.allocUnsafe(2 * size);
  bytes.copy(larger, 0, 0, at);
  bytes = larger;
}

function write(value: unknown): void {
  reserve(at + MARGIN);
  if (typeof value === 'string') writeName(value);
  else if (typeof value === 'number') writeNumber(value);
  else if (typeof value === 'boolean') bytes[at++] = value ? TRUE : FALSE;
  else if (value === null) bytes[at++] = NULL;
  else if (Array.isArray(value)) writeList(value);
  else writeObject(value as Plain);
}

function writeName(name: string): void {
  const index = nameIndex.get(name);
  if (index !== undefined) {
    writeKind(NAME, index);
  } else if (names.length < MOST_NAMES) {
    nameIndex.set(name, names.length);
    writeKind(NAME, names.length);
    names.push(name);
  } else {
    writeText(name);
  }
}

function writeText(text: string): void {
  const length = Buffer.byteLength(text);
  reserve(at + length + MARGIN);
  bytes[at++] = TEXT;
  writeCount(length);
  bytes.write(text, at);
  at += length;
}

function writeNumber(n: number): void {
  if (!Number.isInteger(n) || Object.is(n, -0) || n <= -LARGE || n > MOST_WORD) {
    bytes[at++] = FLOAT;
    at = bytes.writeDoubleLE(n, at);
  } else if (n < 0) {
    bytes[at++] = NEGATIVE;
    writeCount(-n);
  } else if (n < LARGE) {
    writeKind(AMOUNT, n);
  } else {
    bytes[at++] = WORD;
    at = bytes.writeUInt32LE(n, at);
  }
}

function writeList(list: readonly unknown[]): void {
  writeKind(LIST, list.length);
  for (const member of list) write(member);
}

function writeObject(object: Plain): void {
  const fields = Object.keys(object);
  const shape = shapeOf(object, fields);
  writeKind(SHAPE, shape.index);
  for (const field of fields) write(object[field]);
}

function shapeOf(object: Plain, fields: readonly string[]): Shape {
  const [first = ''] = fields;
  const guess = likely.get(first);
  if (guess?.fields.length === fields.length && fields.every((field, i) => field === guess.fields[i])) return guess;
  const key = JSON.stringify(fields);
  let shape = shapeOfFields.get(key);
  if (!shape) {
    shape = { index: shapes.length, fields, example: { ...object } };
    shapes.push(shape);
    shapeOfFields.set(key, shape);
  }
  likely.set(first, shape);
  return shape;
}

const writeKind = (kind: number, index: number): void => writeCount(FIRST + 4 * index + kind);

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function writeCount(n: number): void {
  let rest = n;
  while (rest > 127) {
    bytes[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  bytes[at++] = rest;
}

function readCount(): number {
  let byte = bytes[at++] as number;
  if (byte < 128) return byte;
  let n = byte & 127;
  for (let shift = 7; byte >= 128; shift += 7) {
    byte = bytes[at++] as number;
    n |= (byte & 127) << shift;
  }
  return n;
}

function read(): unknown {
  const code = readCount();
  if (code < FIRST) return readSpecial(code);
  const index = (code - FIRST) >>> 2;
  switch ((code - FIRST) & 3) {
    case NAME:
      return names[index];
    case AMOUNT:
      return index;
    case LIST:
      return readList(index);
    default:
      return readObject(shapes[index] as Shape);
  }
}

function readSpecial(code: number): unknown {
  switch (code) {
    case NULL:
      return null;
    case TRUE:
      return true;
    case FALSE:
      return false;
    case TEXT: {
      const length = readCount();
      at += length;
      return bytes.toString('utf8', at - length, at);
    }
    case NEGATIVE:
      return -readCount();
    case WORD:
      at += 4;
      return bytes.readUInt32LE(at - 4);
    default:
      at += 8;
      return bytes.readDoubleLE(at - 8);
  }
}

function readList(length: number): unknown[] {
  const list: unknown[] = [];
  for (let i = 0; i < length; i++) list.push(read());
  // A copy has no room to grow.
  return list.slice();
}

function readObject({ fields, example }: Shape): Plain {
  const object: Record<string, unknown> = { ...example };
  for (const field of fields) object[field] = read();
  return object;
}
